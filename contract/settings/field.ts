import { z } from 'zod';

/** What an owner sees for a setting. */
export type Control =
  | 'words'
  /** Words of more than one line. */
  | 'lines'
  | 'picture'
  | 'switch'
  | 'number'
  | 'money'
  | 'choice'
  /** A box for each value that a list can have. */
  | 'boxes'
  | 'list'
  /** A list of entries, each with the fields of `columns`. */
  | 'rows'
  | 'link'
  | 'code'
  | 'data';

/** A field of each entry of a list. */
export interface Column {
  label: string;
  help?: string;
  control: 'words' | 'lines' | 'picture' | 'switch';
}

interface About<V> {
  label: string;
  /** One sentence below the field. */
  help?: string;
  control: Control;
  /** For a choice: the names of its values; a value without a name is shown as it is. For boxes: the values that can be checked. */
  names?: Readonly<Record<string, string>>;
  /** For rows: in the order of the entry's schema. */
  columns?: Readonly<Record<string, Column>>;
  /** What the setting takes, as the end of a sentence: 'yes or no'. */
  takes: string;
  /** What may be written, where `schema` alone would accept entries that `read` leaves out. The parsed value is stored. */
  written?: z.ZodType;
  /** Finds what is right in a stored value of any age and shape; undefined counts as not stored. */
  read?: (stored: unknown) => V | undefined;
}

/** One setting of a store. A public one reaches browsers; of a secret one, readers learn only whether it is set. */
export interface Field<
  S extends z.ZodType = z.ZodType,
  Public extends boolean = boolean,
  Secret extends boolean = boolean,
> extends About<z.output<S>> {
  schema: S;
  default: z.output<S>;
  public: Public;
  secret: Secret;
}

/** Fields by the setting's name: its path in the stored settings, such as 'checkout_info.order_min'. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * A setting with its default. `public: false` keeps it on the server. `secret: true` also seals it in the database; its value is
 * a text, '' for not set.
 */
export function field<S extends z.ZodType, P extends boolean = true, X extends boolean = false>(
  schema: S,
  fallback: z.output<S>,
  about: About<z.output<S>> & { public?: P; secret?: X },
): Field<S, X extends true ? false : P, X> {
  const { secret = false, public: isPublic = true, ...more } = about;
  const made = { ...more, schema, default: fallback, public: isPublic && !secret, secret };
  return made as Field<S, X extends true ? false : P, X>;
}

export const words = (label: string, help = '', fallback = '') =>
  field(z.string(), fallback, { label, help, control: 'words', takes: 'text' });

/** A picture of the shop or of another site; '' = none. */
export const picture = (label: string, help = '') =>
  field(z.string(), '', { label, help, control: 'picture', takes: 'the address of a picture' });

export const yesNo = (label: string, fallback: boolean, help = '') =>
  field(z.boolean(), fallback, { label, help, control: 'switch', takes: 'yes or no' });

/** The number of something the shop has made, such as a form or a list; 0 = none. `of`: 'a form'. */
export const rowNumber = (label: string, help: string, of: string) =>
  field(z.number().int().min(0), 0, { label, help, control: 'number', takes: `the number of ${of}, or 0` });

/** An amount in cents. */
export const cents = (label: string, fallback: number, help = '') =>
  field(z.number().int().min(0), fallback, {
    label,
    help,
    control: 'money',
    takes: 'a whole number of cents, such as 2500 for 25.00',
  });

/** An amount in the currency of the store, not in cents. */
export const amount = (label: string, fallback: number, help = '') =>
  field(z.number().min(0), fallback, {
    label,
    help,
    control: 'number',
    takes: 'a number of 0 or more, such as 10 or 12.5',
  });

export const choice = <const V extends string>(label: string, values: readonly V[], fallback: V, help = '') =>
  field(z.enum(values), fallback, {
    label,
    help,
    control: 'choice',
    takes: `one of: ${values.map((value) => value || "'' (none)").join(', ')}`,
  });

/** A page of the shop or of another site; '' = none. */
export const pageLink = (label: string, help = '') =>
  // Browsers read '/\\host' as '//host': another site.
  field(z.string().regex(/^(https?:\/\/|\/(?![/\\])|$)/), '', {
    label,
    help,
    control: 'link',
    takes: 'a page of the shop, such as /events, or an address that starts with https://',
  });

/** Markup of the owner's own. */
export const code = (label: string, help = '') =>
  field(z.string(), '', { label, help, control: 'code', takes: 'HTML' });

/** An id at another company, used in the address of its script; '' = none. */
export const scriptId = (label: string, help = '') =>
  field(z.string().regex(/^([\w-]{5,40}|)$/), '', {
    label,
    help,
    control: 'words',
    takes: 'an id of 5 to 40 letters, digits, - and _',
  });

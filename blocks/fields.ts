import { z } from 'zod';
import { buttonPresets, colourPresets, linkPresets, textPresets } from '../storefront/theme/presets.ts';

/** What the page editor shows for a field, and what the server does with its value (server/page/clean-settings.ts). */
export type Control =
  | 'words'
  | 'rich_text'
  | 'number'
  | 'choice'
  | 'switch'
  | 'colour'
  | 'text_style'
  | 'button_style'
  | 'link_style'
  | 'link'
  | 'picture'
  | 'title'
  | 'list'
  | 'location'
  | 'form'
  | 'event'
  | 'code'
  | 'cells'
  | 'switches'
  | 'rows';

export interface Hints {
  label: string;
  control: Control;
  /** One sentence below the field. */
  hint?: string | undefined;
  /** For numbers: px, %, s. */
  unit?: string | undefined;
  /** For the variant for phones: the label of the setting on wide screens. */
  wideLabel?: string | undefined;
  /** For choices: a label for each value. */
  options?: Readonly<Record<string, string>> | undefined;
  /** For pictures: the field beside it that says what the picture shows. */
  wordsIn?: string | undefined;
  /** For rows: the hints of each field of an entry. */
  entry?: HintsByField | undefined;
  /** For rows, cells and switches: how many are shown. */
  most?: number | undefined;
}

export type HintsByField = Readonly<Record<string, Hints>>;

/** Labels and controls of every field, for the page editor; beside the schemas so that pages need not carry them. */
export const hints = z.registry<Hints>();

/** For rows: the shape of an entry, for checks that do not forgive (server/page/strict-settings.ts). */
export const entryShapes = new WeakMap<z.ZodType, z.ZodRawShape>();

/** A stored value may be of any age and shape: a wrong one falls back instead of breaking the page. */
export function field<S extends z.ZodType>(schema: S, fallback: z.input<S> & z.output<S>, about: Hints) {
  const forgiving = schema.catch(fallback);
  hints.add(forgiving, about);
  return forgiving;
}

/** The hints of a shape's fields, by name; plain schemas have none. */
export function hintsOf(shape: z.ZodRawShape): HintsByField {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const about = hints.get(schema);
      return about ? [[name, about]] : [];
    }),
  );
}

/** Plain text, at most `max` characters. */
export const words = (label: string, max = 200, fallback = '', hint?: string) =>
  field(z.string().max(max), fallback, { label, control: 'words', hint });

/** Text with paragraphs, links, lists; sanitised when the page is read. */
export const richText = (label: string, max = 20_000) =>
  field(z.string().max(max), '', { label, control: 'rich_text' });

/** The owner's own markup or styles: checked by the block that shows it. */
export const code = (label: string, max: number, hint?: string) =>
  field(z.string().max(max), '', { label, control: 'code', hint });

export const number = (
  label: string,
  { min, max, unit, whole = false }: { min: number; max: number; unit?: string; whole?: boolean },
  fallback: number,
) => {
  const within = z.number().min(min).max(max);
  return field(whole ? within.int() : within, fallback, { label, control: 'number', unit });
};

export const choice = <const V extends string>(
  label: string,
  options: Readonly<Record<V, string>>,
  fallback: NoInfer<V>,
) =>
  field(z.enum(Object.keys(options) as [V, ...V[]]) as z.ZodType<V, V>, fallback, {
    label,
    control: 'choice',
    options,
  });

export const yesNo = (label: string, fallback: boolean, hint?: string) =>
  field(z.boolean(), fallback, { label, control: 'switch', hint });

const presetNumber = (count: number) => z.number().int().min(1).max(count).nullable();

/** A numbered colour of the theme (BLOCK-003), never a free CSS value; null = the page's own. */
export const colour = (label: string) =>
  field(presetNumber(colourPresets.length), null, { label, control: 'colour' });

/** A numbered text style of the theme; null = the block's own. */
export const textStyle = (label: string) =>
  field(presetNumber(textPresets.length), null, { label, control: 'text_style' });

/** A numbered button style of the theme; null = the block's own. */
export const buttonStyle = (label: string) =>
  field(presetNumber(buttonPresets.length), null, { label, control: 'button_style' });

/** A numbered link style of the theme; null = the page's own. */
export const linkStyle = (label: string) =>
  field(presetNumber(linkPresets.length), null, { label, control: 'link_style' });

/**
 * An address that a shop owner may link to: a path of the shop, an anchor, http(s), mailto or tel. Anything else
 * (javascript:, data:) becomes ''.
 */
export const linkAddress = z
  .string()
  .max(2000)
  .transform((s) => s.trim())
  .pipe(
    z
      .string()
      .regex(/^(\/(?!\/)[^\s]*|#[\w-]*|anchor:[\w-]+|https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d() -]+|)$/i),
  );
export const link = (label: string) => field(linkAddress, '', { label, control: 'link' });

/**
 * A picture: an absolute address, or a path below the shop's own pictures (BLOCK-011). `wordsIn` names the field that says what it
 * shows: left empty, it says what the library does.
 */
export const picture = (label: string, wordsIn?: string) =>
  field(
    z
      .string()
      .max(1000)
      .regex(/^(https?:\/\/[^\s"'<>\\]+|[\w][\w ./-]*)$/)
      .refine((s) => !s.split('/').includes('..'))
      .or(z.literal('')),
    '',
    { label, control: 'picture', wordsIn },
  );

/** One book, by ISBN-13. */
export const title = (label: string) =>
  field(
    z
      .string()
      .regex(/^\d{13}$/)
      .or(z.literal('')),
    '',
    { label, control: 'title' },
  );

/** One of the shop's title lists; 0 = none. */
export const list = (label: string) => field(z.number().int().min(0), 0, { label, control: 'list' });

/** One of the shop's locations; 0 = all of them. */
export const location = (label: string) => field(z.number().int().min(0), 0, { label, control: 'location' });

/** One of the shop's forms; 0 = none. */
export const form = (label: string) => field(z.number().int().min(0), 0, { label, control: 'form' });

/** One date of the shop's events; 0 = none. */
export const event = (label: string) =>
  field(z.number().int().min(0).max(2_147_483_647), 0, { label, control: 'event' });

/** Entries of the same shape. Leaves out invalid entries, and those after `max` (entriesLeftOut counts them). */
export const rows = <F extends z.ZodRawShape>(label: string, shape: F, max: number) => {
  const entry = z.object(shape);
  const entries = z
    .array(z.unknown())
    .transform((all) => all.slice(0, max).flatMap((one) => entry.safeParse(one).data ?? []));
  const made = field(entries as z.ZodType<z.output<typeof entry>[], z.output<typeof entry>[]>, [], {
    label,
    control: 'rows',
    hint: `At most ${max} are shown.`,
    entry: hintsOf(shape),
    most: max,
  });
  entryShapes.set(made, shape);
  return made;
};

/** Plain texts side by side, such as the cells of a row. */
export const cells = (label: string, max: number) => {
  const texts = z
    .array(z.unknown())
    .transform((all) =>
      all
        .slice(0, max)
        .map((v) => (typeof v === 'string' || typeof v === 'number' ? String(v).slice(0, 2000) : '')),
    );
  return field(texts as z.ZodType<string[], string[]>, [], { label, control: 'cells', most: max });
};

/** Yes or no side by side. */
export const switches = (label: string, max: number) => {
  const flags = z.array(z.unknown()).transform((all) => all.slice(0, max).map((v) => v === true));
  return field(flags as z.ZodType<boolean[], boolean[]>, [], { label, control: 'switches', most: max });
};

/** An address of another site, over https. */
export const webAddress = (label: string, hint?: string) =>
  field(
    z
      .string()
      .trim()
      .max(1000)
      .regex(/^(https:\/\/[^\s"'<>\\]+|)$/i),
    '',
    { label, control: 'words', hint },
  );

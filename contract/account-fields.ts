import { z } from 'zod';
import { isEmail } from './email.ts';
import { flag, text } from './form.ts';
import { formatPostalCode } from './postal-code.ts';

/** Field shapes of the account and address forms, with the documented sentences; both sides check with them. */

/** Most characters of a name, street or city (002 §9). */
export const longestLine = 80;

/** What a page shows in one line: line breaks become spaces, and marks that turn the direction of writing go. */
const oneLine = () =>
  text(4000).transform((s) =>
    s
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\s*[\t\n\r\u0085\u2028\u2029]\s*/g, ' ')
      .trim(),
  );

/** A line of text; `label` is the field's label in the form. */
export const line = (label: string, max = longestLine) =>
  oneLine()
    .refine((s) => s.length <= max, { message: `${label} can have at most ${max} characters.` })
    .prefault('');

/** Nothing that can be seen: spaces, an empty Braille cell, and characters that only join, part or fill. */
export const isBlank = (s: string) => /^[\p{Cf}\p{Z}\p{DI}\s\u2800]*$/u.test(s);

/** Names contain no web address; in our mail, one would be a stranger's link in our words. */
const isWebAddress = (s: string) => /https?:|:\/\/|\bwww\./i.test(s);
const noWebAddress = (label: string) =>
  [(s: string) => !isWebAddress(s), { message: `${label} cannot be a web address.` }] as const;

/** A line that must not be empty: 'X is required.' */
export const requiredLine = (label: string, max = longestLine) =>
  oneLine()
    .refine((s) => !isBlank(s), { message: `${label} is required.` })
    .refine((s) => s.length <= max, { message: `${label} can have at most ${max} characters.` })
    .prefault('');

/** The name of a person or institution. */
export const requiredName = (label: string) => requiredLine(label).refine(...noWebAddress(label));
export const optionalName = (label: string) => line(label).refine(...noWebAddress(label));

const phonePattern = /^[\d+. ()-]{10,15}$/;
/** With spaces the numbers of some countries are longer than that: '+44 20 7946 0958'. */
const shortened = (s: string) => (s.length > 15 ? s.replace(/[. ()-]/g, '') : s);

/** ACCOUNT-050. `empty` is the sentence for a missing one. */
export const phone = (empty: string) =>
  text(100)
    .overwrite(shortened)
    .superRefine((s, ctx) => {
      if (s === '') ctx.addIssue({ code: 'custom', message: empty });
      else if (!phonePattern.test(s)) {
        ctx.addIssue({ code: 'custom', message: 'Required. Must be a phone number.' });
      }
    })
    .prefault('');

export const optionalPhone = () =>
  text(100)
    .overwrite(shortened)
    .refine((s) => s === '' || phonePattern.test(s), { message: 'Must be a phone number.' })
    .prefault('');

/** ACCOUNT-052. */
export const extension = () =>
  text(100)
    .refine((s) => s === '' || /^\d{2,6}$/.test(s), { message: 'Must be between 2 and 6 digits' })
    .prefault('');

export const email = (empty: string) =>
  text(4000)
    .refine((s) => s.length <= 254 && isEmail(s), { message: empty })
    .prefault('');

/** A password to be set. Kept as typed but for the form of its letters: no trimming, no other rule than its length. */
export const newPassword = z
  .string()
  .transform((s) => s.normalize('NFKC'))
  .refine((s) => s.length >= 8, { message: 'Password must be at least 8 characters.' })
  .refine((s) => s.length <= 200, { message: 'Please choose a password of at most 200 characters.' })
  .prefault('');

/** A password to be checked; `empty` is the sentence for a missing one. */
export const knownPassword = (empty: string) =>
  z
    .string()
    .max(1000)
    .transform((s) => s.normalize('NFKC'))
    .refine((s) => s.length > 0, { message: empty })
    .prefault('');

export const phoneTypes = ['cell', 'home', 'work'] as const;
export const phoneType = z.enum(phoneTypes).or(z.literal('').transform(() => 'cell' as const));

/** A home or delivery address. ISO 3166 codes; the province is free text in countries without a list. */
export const placeFields = {
  street_address: requiredLine('Street Address'),
  street_address_2: line('Street Address 2'),
  city: requiredLine('City'),
  country: text(100)
    .refine((s) => /^[A-Z]{2}$/.test(s), { message: 'Valid country is required.' })
    .prefault(''),
  province: line('State / Province'),
  postal_code: text(100).prefault(''),
};

const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/** What is wrong with a postal code as `formatPostalCode` leaves it; undefined when it is right (ADDRESS-011, PAY-030). */
export function postalCodeProblem(code: string, country: string): string | undefined {
  if (country === 'CA') {
    return canadian.test(code) ? undefined : 'Valid postal code is required. eg. A1B 2C3';
  }
  if (country === 'US') {
    return /^\d{5}(-\d{4})?$/.test(code)
      ? undefined
      : 'Valid postal code is required. eg. 12345 or 12345-6789';
  }
  if (code === '') return 'Postal code is required.';
  return code.length <= 10 ? undefined : 'Postal code can have at most 10 characters.';
}

interface WithPostalCode {
  country: string;
  postal_code: string;
}

/** For `superRefine` of a shape with `placeFields`: the postal code against the country beside it. */
export function checkPostalCode(
  { postal_code, country }: WithPostalCode,
  ctx: { addIssue(issue: { code: 'custom'; message: string; path: string[] }): void },
): void {
  const problem = postalCodeProblem(formatPostalCode(postal_code, country), country);
  if (problem) ctx.addIssue({ code: 'custom', message: problem, path: ['postal_code'] });
}

/** For `transform` of such a shape. */
export function withPostalCode<T extends WithPostalCode>(value: T): T {
  return { ...value, postal_code: formatPostalCode(value.postal_code, value.country) };
}

const channels = ['email', 'phone', 'text'] as const;
const communicationPreference = text(20)
  .transform((s) => channels.find((channel) => channel === s))
  .refine((channel) => channel !== undefined, { message: 'Communication preference is required.' })
  .prefault('');

/** The account form (ACCOUNT-044..055); the extra fields of a store are checked by the server, who knows them. */
export const profileFields = z
  .object({
    first_name: requiredName('First Name'),
    last_name: requiredName('Last Name'),
    is_institution: flag().default(false),
    company: optionalName('Institution Name'),
    phone_number: phone('Required. Must be a phone number.'),
    phone_number_type: phoneType.default('cell'),
    phone_number_ext: extension(),
    alt_phone_number: optionalPhone(),
    alt_phone_number_type: phoneType.default('home'),
    /** The documents' form calls it `aext`. */
    aext: extension(),
    communication_preference: communicationPreference,
    ...placeFields,
  })
  .superRefine((value, ctx) => {
    checkPostalCode(value, ctx);
    if (value.is_institution && isBlank(value.company)) {
      ctx.addIssue({ code: 'custom', message: 'Institution Name is required.', path: ['company'] });
    }
  })
  .transform(withPostalCode);
export type ProfileFields = z.output<typeof profileFields>;

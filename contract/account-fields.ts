import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { isEmail } from './email.ts';
import { flag, text } from './form.ts';
import { formatPostalCode } from './postal-code.ts';

/** Field shapes of the account and address forms, with the documented sentences; both sides check with them. */

/** Most characters of a name, street or city (002 §9). */
const longestLine = 80;

/** What a page shows in one line: line breaks become spaces, and marks that turn the direction of writing go. */
export const oneLine = () =>
  text(4000).transform((s) =>
    s
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\s*[\t\n\r\u0085\u2028\u2029]\s*/g, ' ')
      .trim(),
  );

/** What a sentence about a field names it by. */
type LongField = RequiredField | 'company' | 'province' | 'street_address_2';
type RequiredField = NameField | 'city' | 'street_address';
type NameField = 'first_name' | 'last_name' | 'full_name' | 'institution';

const notTooLong = (field: LongField) =>
  [
    (s: string) => s.length <= longestLine,
    { error: () => m.form_field_too_long({ field, max: longestLine }) },
  ] as const;

/** A line of text. */
const line = (field: LongField) =>
  oneLine()
    .refine(...notTooLong(field))
    .prefault('');

/** Nothing that can be seen: spaces, an empty Braille cell, and characters that only join, part or fill. */
export const isBlank = (s: string) => /^[\p{Cf}\p{Z}\p{DI}\s\u2800]*$/u.test(s);

/** Names contain no web address; in our mail, one would be a stranger's link in our words. */
const isWebAddress = (s: string) => /https?:|:\/\/|\bwww\./i.test(s);
export const noWebAddress = (field: NameField | 'company') =>
  [(s: string) => !isWebAddress(s), { error: () => m.form_field_web_address({ field }) }] as const;

/** A line that must not be empty: 'X is required.' */
const requiredLine = (field: RequiredField) =>
  oneLine()
    .refine((s) => !isBlank(s), { error: () => m.form_field_required({ field }) })
    .refine(...notTooLong(field))
    .prefault('');

/** The name of a person or institution. */
export const requiredName = (field: NameField) => requiredLine(field).refine(...noWebAddress(field));
export const optionalName = (field: 'company' | 'institution') => line(field).refine(...noWebAddress(field));

const phonePattern = /^[\d+. ()-]{10,15}$/;
/** With spaces the numbers of some countries are longer than that: '+44 20 7946 0958'. */
export const shortened = (s: string, most = 15) => (s.length > most ? s.replace(/[. ()-]/g, '') : s);

/** ACCOUNT-050. `empty` gives the sentence for a missing one. */
export const phone = (empty: () => string) =>
  text(100)
    .overwrite((s) => shortened(s))
    .superRefine((s, ctx) => {
      if (s === '') ctx.addIssue({ code: 'custom', message: empty() });
      else if (!phonePattern.test(s)) {
        ctx.addIssue({ code: 'custom', message: m.form_phone_required() });
      }
    })
    .prefault('');

export const optionalPhone = () =>
  text(100)
    .overwrite((s) => shortened(s))
    .refine((s) => s === '' || phonePattern.test(s), { error: () => m.form_phone_invalid() })
    .prefault('');

/** ACCOUNT-052. */
export const extension = () =>
  text(100)
    .refine((s) => s === '' || /^\d{2,6}$/.test(s), { error: () => m.form_phone_extension() })
    .prefault('');

export const email = (empty: () => string) =>
  text(4000)
    .refine((s) => s.length <= 254 && isEmail(s), { error: () => empty() })
    .prefault('');

/** A password to be set. Kept as typed but for the form of its letters: no trimming, no other rule than its length. */
export const newPassword = z
  .string()
  .transform((s) => s.normalize('NFKC'))
  .refine((s) => s.length >= 8, { error: () => m.form_password_short() })
  .refine((s) => s.length <= 200, { error: () => m.form_password_long() })
  .prefault('');

/** A password to be checked; `empty` gives the sentence for a missing one. */
export const knownPassword = (empty: () => string) =>
  z
    .string()
    .max(1000)
    .transform((s) => s.normalize('NFKC'))
    .refine((s) => s.length > 0, { error: () => empty() })
    .prefault('');

export const phoneTypes = ['cell', 'home', 'work'] as const;
export const phoneType = z.enum(phoneTypes).or(z.literal('').transform(() => 'cell' as const));

/** A home or delivery address. ISO 3166 codes; the province is free text in countries without a list. */
export const postalAddressFields = {
  street_address: requiredLine('street_address'),
  street_address_2: line('street_address_2'),
  city: requiredLine('city'),
  country: text(100)
    .refine((s) => /^[A-Z]{2}$/.test(s), { error: () => m.form_country_required() })
    .prefault(''),
  province: line('province'),
  postal_code: text(100).prefault(''),
};

const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/** What is wrong with a postal code as `formatPostalCode` leaves it; undefined when it is right (ADDRESS-011, PAY-030). */
export function postalCodeProblem(code: string, country: string): string | undefined {
  if (country === 'CA') {
    return canadian.test(code) ? undefined : m.form_postal_code_canadian();
  }
  if (country === 'US') {
    return /^\d{5}(-\d{4})?$/.test(code) ? undefined : m.form_postal_code_american();
  }
  if (code === '') return m.form_postal_code_required();
  return code.length <= 10 ? undefined : m.form_postal_code_long();
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
  .refine((channel) => channel !== undefined, { error: () => m.form_communication_required() })
  .prefault('');

/** The account form (ACCOUNT-044..055); the extra fields of a store are checked by the server, who knows them. */
export const profileFields = z
  .object({
    first_name: requiredName('first_name'),
    last_name: requiredName('last_name'),
    is_institution: flag().default(false),
    company: optionalName('institution'),
    phone_number: phone(m.form_phone_required),
    phone_number_type: phoneType.default('cell'),
    phone_number_ext: extension(),
    alt_phone_number: optionalPhone(),
    alt_phone_number_type: phoneType.default('home'),
    /** The documents' form calls it `aext`. */
    aext: extension(),
    communication_preference: communicationPreference,
    ...postalAddressFields,
  })
  .superRefine((value, ctx) => {
    checkPostalCode(value, ctx);
    if (value.is_institution && isBlank(value.company)) {
      const message = m.form_field_required({ field: 'institution' });
      ctx.addIssue({ code: 'custom', message, path: ['company'] });
    }
  })
  .transform(withPostalCode);
export type ProfileFields = z.output<typeof profileFields>;

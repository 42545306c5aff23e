import type { Call } from '../../../contract/call.ts';
import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { type Outcome, type Problems, problemsBy } from '../submit/form-outcome.ts';

/** Begins the form names of a store's own fields. */
const extraPrefix = 'extra ';

/** The field of one of the store's own questions. */
export const extraField = (name: string) => extraPrefix + name;

/** The values of a form whose box 'for an institution' is not ticked. */
const noInstitution = { is_institution: '0', company: '' };

/** What the forms of a profile hold besides it. */
const others = new Set([
  'intent',
  'for_account',
  'province_of',
  'password',
  'confirm_password',
  'current_password',
]);

/** The account form as calls take it: a store's own fields together, the rest by name. */
export function profileInput(values: Record<string, string>): Record<string, string> {
  const own: Record<string, string> = {};
  const input: Record<string, string> = 'is_institution' in values ? { ...noInstitution } : {};
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith(extraPrefix)) own[name.slice(extraPrefix.length)] = value;
    else if (!others.has(name)) input[name] = value;
  }
  return { ...input, account_extra_fields: JSON.stringify(own) };
}

/** A customer's profile as the form holds it; that of a new account is empty. */
export function profileValues(user: User | null): Record<string, string | undefined> {
  if (!user) return {};
  const own = Object.entries(user.account_extra_fields).map(([name, value]) => [extraField(name), value]);
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    is_institution: user.is_institution ? '1' : '0',
    company: user.company,
    phone_number: user.phone_number,
    phone_number_type: user.phone_number_type,
    phone_number_ext: user.phone_number_ext,
    alt_phone_number: user.alt_phone_number,
    alt_phone_number_type: user.alt_phone_number_type,
    aext: user.alt_phone_number_ext,
    communication_preference: user.communication_preference,
    street_address: user.street_address,
    street_address_2: user.street_address_2,
    city: user.city,
    country: user.country,
    province: user.province,
    postal_code: user.postal_code,
    ...Object.fromEntries(own),
  };
}

/** The names of the fields as the form knows them. */
export function profileOutcome(outcome: Outcome): Outcome {
  const problems: Problems = {};
  for (const [name, problem] of Object.entries(outcome.problems ?? {})) {
    problems[name.replace(/^account_extra_fields\./, extraPrefix)] = problem;
  }
  return { ...outcome, problems };
}

/** What can be said before the form is sent; the server knows countries, and checks everything again. */
export async function profileProblems(values: Record<string, string>): Promise<Problems> {
  const { profileFields } = await import('./profile-shape.ts');
  const problems = problemsBy(profileFields, values);
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith(extraPrefix) && value.trim() === '')
      problems[name] = m.refusal_invalid_input_required();
  }
  return problems;
}

/**
 * A province that must be chosen and is not. Without JavaScript the form shows the provinces of the country that it came
 * with (`province_of`): another country comes back with its own, and one without a list drops the province.
 */
export async function checkPlace(
  api: Call,
  { country = '', province = '', province_of = country }: Record<string, string>,
) {
  const answer = await api('province/getList', { country });
  const provinces = answer.ok ? answer.value : [];
  const isMissing = provinces.length > 0 && !provinces.some(({ code }) => code === province);
  const isOfAnother = provinces.length === 0 && province_of !== country;
  const problems: Problems = isMissing ? { province: m.refusal_unknown_province() } : {};
  return { provinces, problems, changed: isOfAnother ? { province: '' } : {} };
}

import { type ProfileFields, profileFields } from '../../contract/account-fields.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { regionProblem } from '../country/regions.ts';
import type { Store } from '../store/stores.ts';
import type { Profile } from './queries.ts';

interface FieldProblem {
  field: string;
  message: string;
}

/**
 * The account form as it is stored. `extra`: values of the store's own fields, by name. Throws a refusal that lists every
 * field that is wrong (ACCOUNT-044..055, ACCOUNT-066).
 */
export function checkProfile(
  store: Store,
  form: Record<string, unknown>,
  extra: Record<string, string> | undefined,
): Profile {
  const read = profileFields.safeParse(form);
  const problems: FieldProblem[] = read.success
    ? problemsOf(store, read.data)
    : read.error.issues.map((i) => ({
        field: i.path.join('.'),
        message: i.code === 'custom' ? i.message : m.refusal_invalid_input_field(),
      }));
  const extra_fields: Record<string, string> = {};
  for (const { name, is_optional } of store.settings.account_extra_fields) {
    const value = (extra?.[name] ?? '').trim();
    if (value === '' && !is_optional)
      problems.push({ field: `account_extra_fields.${name}`, message: m.refusal_invalid_input_required() });
    else if (value.length > 50) {
      problems.push({
        field: `account_extra_fields.${name}`,
        message: m.refusal_invalid_input_too_long(),
      });
    }
    extra_fields[name] = value;
  }
  if (!read.success || problems.length > 0) {
    throw refuse('invalid_input', m.refusal_invalid_input_form(), { fields: problems });
  }
  const { aext, ...profile } = read.data;
  return { ...profile, alt_phone_number_ext: aext, extra_fields };
}

/** What only the server can say: it knows the countries and what this store offers. */
function problemsOf(store: Store, profile: ProfileFields): FieldProblem[] {
  const region = regionProblem(profile);
  const { allowed_comm_prefs, texting_enabled } = store.settings.store_info;
  const wanted = profile.communication_preference;
  const offered = allowed_comm_prefs.includes(wanted) && (wanted !== 'text' || texting_enabled);
  return [
    ...(region ? [region] : []),
    ...(offered
      ? []
      : [{ field: 'communication_preference', message: m.refusal_invalid_input_communication() }]),
  ];
}

import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { AdminCall } from '../../contract/admin/call.ts';
import { type NotDone, refusedAs, textOf, typedOf } from '../desk-submit.ts';

export type StoreIdentity = AdminOutput<'store/get'>;

const names = ['name', 'time_zone', 'country', 'currency'] as const;

/** The field that a refusal is about. */
const fieldOf: Readonly<Record<string, string>> = {
  name_missing: 'name',
  unknown_time_zone: 'time_zone',
  unknown_country: 'country',
  unknown_currency: 'currency',
  currency_in_use: 'currency',
  amounts_not_checked: 'amounts_checked',
};

/** What the form began from, for `seen_shop`. */
export const seenShop = (shop: StoreIdentity): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, shop[name]])));

/**
 * Saves the shop's identity from the form. `isChanged`: whether anything differed. A field that can only be read is not
 * in the form, and keeps its value.
 */
export async function saveShop(
  api: AdminCall,
  form: FormData,
  now: StoreIdentity,
): Promise<NotDone | { isChanged: boolean }> {
  const said = (name: (typeof names)[number]) => (form.has(name) ? textOf(form, name).trim() : now[name]);
  const change = {
    ...{ name: said('name'), time_zone: said('time_zone') },
    ...{ country: said('country'), currency: said('currency') },
  };
  if (names.every((name) => change[name] === now[name])) return { isChanged: false };
  const answer = await api('store/save', {
    ...change,
    seen: textOf(form, 'seen_shop'),
    amounts_checked: form.has('amounts_checked'),
  });
  if (answer.ok) return { isChanged: true };
  const refused = refusedAs(answer);
  const field = fieldOf[answer.error_code];
  return {
    ...refused,
    typed: typedOf(form),
    ...(field && { problems: { [field]: refused.sentence } }),
  };
}

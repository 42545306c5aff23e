import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { pricedCurrencies } from '../../contract/admin/store.ts';
import { settings } from '../../contract/settings/settings.ts';
import { refuse } from '../call/refusal.ts';
import { findCountry } from '../country/regions.ts';
import type { Query } from '../db/db.ts';
import { lockStore } from '../db/lock-row.ts';
import { isTimeZone } from '../time-zone.ts';
import {
  countAmounts,
  type IdentityRow,
  readIdentity,
  readSales,
  writeIdentity,
} from './identity-queries.ts';
import { readStoredSettings } from './queries.ts';
import { readSettings } from './read-settings.ts';

type Identity = AdminOutput<'store/get'>;
type InCurrency = Identity['in_currency'];
type Change = AdminInput<'store/save'>;

const names = ['name', 'time_zone', 'country', 'currency'] as const;

export async function storeIdentity(q: Query, storeId: number): Promise<Identity> {
  return { ...(await readIdentity(q, storeId)), in_currency: await inCurrency(q, storeId) };
}

async function inCurrency(q: Query, storeId: number): Promise<InCurrency> {
  const sales = await readSales(q, storeId);
  if (isFixed(sales)) return { ...sales, prices: 0, shipping_rates: 0, promotions: 0, settings: 0 };
  const stored: Readonly<Record<string, unknown>> = readSettings(
    settings,
    await readStoredSettings(q, storeId),
  );
  const set = Object.entries(settings).filter(
    ([name, field]) => field.control === 'money' && stored[name] !== field.default,
  );
  return { ...sales, ...(await countAmounts(q, storeId)), settings: set.length };
}

const isFixed = (sales: Pick<InCurrency, 'has_orders' | 'has_gift_cards'>) =>
  sales.has_orders || sales.has_gift_cards;

/**
 * Changes who a store is, in a transaction of the caller; returns it as it was and as it is.
 *
 * @throws the refusals of `store/save`.
 */
export async function saveIdentity(
  q: Query,
  storeId: number,
  { seen, amounts_checked, ...after }: Change,
): Promise<{ before: IdentityRow; after: IdentityRow }> {
  await lockStore(q, storeId);
  const before = await readIdentity(q, storeId);
  const newer = names.filter(
    (name) => seen[name] !== undefined && seen[name] !== before[name] && after[name] !== before[name],
  );
  if (newer.length > 0) {
    throw refuse('stale', 'Someone else has changed this in the meantime.', {
      newer: Object.fromEntries(newer.map((name) => [name, before[name]])),
    });
  }
  checkWords(before, after);
  if (after.currency !== before.currency) {
    checkCurrency(before.currency, after.currency, await inCurrency(q, storeId), amounts_checked);
  }
  await writeIdentity(q, storeId, after);
  return { before, after };
}

function checkWords(before: IdentityRow, { name, time_zone, country }: IdentityRow): void {
  if (name === '') throw refuse('name_missing', 'Please give the shop a name.');
  if (time_zone !== before.time_zone && !isTimeZone(time_zone))
    throw refuse('unknown_time_zone', 'Please choose a time zone.');
  if (country !== before.country && findCountry(country)?.code !== country)
    throw refuse('unknown_country', 'Please choose a country.');
}

/** Money that was counted in a currency can't be read as another: totals, refunds, and balances would be of other amounts. */
function checkCurrency(before: string, after: string, found: InCurrency, amountsChecked: boolean): void {
  if (isFixed(found)) {
    const what = found.has_orders ? 'orders' : 'gift cards';
    throw refuse(
      'currency_in_use',
      `The shop has ${what} in ${before}, so it keeps this currency: what was paid, and what is given back, is counted in it.`,
      { in_currency: found },
    );
  }
  if (!pricedCurrencies.includes(after))
    throw refuse('unknown_currency', 'Please choose a currency that books have list prices in.');
  const amounts = found.prices + found.shipping_rates + found.promotions + found.settings;
  if (amounts > 0 && !amountsChecked) {
    throw refuse(
      'amounts_not_checked',
      `Amounts that you have set keep their numbers, and count in ${after} from then on. Please check them, and say that you have.`,
      { in_currency: found },
    );
  }
}

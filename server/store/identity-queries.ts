import type { Query } from '../db/db.ts';

export interface IdentityRow {
  name: string;
  time_zone: string;
  country: string;
  currency: string;
}

export async function readIdentity(q: Query, storeId: number): Promise<IdentityRow> {
  const [row] = await q.query<IdentityRow>(
    'select name, time_zone, country, currency from store where id = $1',
    [storeId],
    'store-identity',
  );
  if (!row) throw new Error('the store is gone');
  return row;
}

/** The statement notes a change of the store, which pages and processes follow. */
export async function writeIdentity(
  q: Query,
  storeId: number,
  { name, time_zone, country, currency }: IdentityRow,
): Promise<void> {
  await q.query(
    'update store set name = $2, time_zone = $3, country = $4, currency = $5 where id = $1',
    [storeId, name, time_zone, country, currency],
    'store-identity-write',
  );
}

/** Whether money of customers was counted in the store's currency. */
export async function readSales(
  q: Query,
  storeId: number,
): Promise<{ has_orders: boolean; has_gift_cards: boolean }> {
  const [row] = await q.query<{ has_orders: boolean; has_gift_cards: boolean }>(
    `select exists (select from customer_order where store_id = $1) as has_orders,
       exists (select from gift_card where store_id = $1) as has_gift_cards`,
    [storeId],
    'store-sales',
  );
  if (!row) throw new Error('the database answered nothing');
  return row;
}

/** How many rows of a store hold amounts without a currency of their own. */
export async function countAmounts(
  q: Query,
  storeId: number,
): Promise<{ prices: number; shipping_rates: number; promotions: number }> {
  const [row] = await q.query<{ prices: number; shipping_rates: number; promotions: number }>(
    `select (select count(*)::int from offer where store_id = $1) as prices,
       (select count(*)::int from shipping_rate where store_id = $1 and not is_tbd) as shipping_rates,
       (select count(*)::int from promotion where store_id = $1 and (amount > 0 or minimum > 0)) as promotions`,
    [storeId],
    'store-amounts',
  );
  if (!row) throw new Error('the database answered nothing');
  return row;
}

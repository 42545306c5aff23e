import { heldBefore, holdVersion, type RowVersion } from '../call/row-version.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import { idOfWritten } from '../db/lock-row.ts';
import { checkShippingRate } from './check-shipping-rate.ts';
import { readStaffShippingRates, type StaffShippingRate } from './queries.ts';
import type { DatedShippingRate } from './shipping-rate.ts';

/**
 * Writes a shipping rate of a store, a new one or (`which`) a changed one, in a transaction of the caller. Returns it as it was,
 * null for a new one, and its id.
 *
 * @throws the refusals of `checkShippingRate` and `holdVersion`.
 */
export async function saveShippingRate(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  given: DatedShippingRate,
): Promise<{ before: StaffShippingRate | null; id: number }> {
  const before = await heldBefore(which, (held) => heldRate(q, storeId, held));
  const rate = checkShippingRate(given);
  const id = before ? await update(q, storeId, before, rate) : await insert(q, storeId, which, rate);
  return { before, id };
}

/** Deletes a shipping rate of a store and returns it. Throws the refusals of `holdVersion`. */
export async function deleteShippingRate(
  q: Query,
  storeId: number,
  which: RowVersion,
): Promise<StaffShippingRate> {
  const before = await heldRate(q, storeId, which);
  await q.query(
    'delete from shipping_rate where id = $1 and store_id = $2',
    [before.id, storeId],
    'shipping-delete',
  );
  return before;
}

const heldRate = (q: Query, storeId: number, { id, version }: RowVersion) =>
  holdVersion(
    q,
    'shipping_rate',
    { storeId, id, version },
    async () => (await readStaffShippingRates(q, storeId, id))[0],
  );

async function insert(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  rate: DatedShippingRate,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into shipping_rate (store_id, label, country, regions, postal_codes, kinds, basis, base, included, step,
       step_price, least, most, free_from, days_min, days_max, is_tbd, valid_from, valid_until)
     values ($1, $2, $3, $4::text[], $5::text[], $6::text[], $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $18::date, $19::date) returning id`,
    [storeId, ...columnsOf(rate)],
    'shipping-insert',
  );
  return idOfWritten(q, 'shipping_rate', rows, which);
}

async function update(
  q: Query,
  storeId: number,
  { id, version }: RowVersion,
  rate: DatedShippingRate,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `update shipping_rate set label = $4, country = $5, regions = $6::text[], postal_codes = $7::text[],
       kinds = $8::text[], basis = $9, base = $10, included = $11, step = $12, step_price = $13, least = $14, most = $15,
       free_from = $16, days_min = $17, days_max = $18, is_tbd = $19, valid_from = $20::date, valid_until = $21::date,
       version = version + 1
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [id, storeId, version, ...columnsOf(rate)],
    'shipping-update',
  );
  return idOfRow(rows);
}

const columnsOf = (rate: DatedShippingRate) => [
  rate.label,
  rate.country,
  rate.regions,
  rate.postal_codes,
  rate.kinds,
  rate.basis,
  rate.base,
  rate.included,
  rate.step,
  rate.step_price,
  rate.least,
  rate.most,
  rate.free_from,
  rate.days_min,
  rate.days_max,
  rate.is_tbd,
  rate.valid_from,
  rate.valid_until,
];

import { refuse } from '../call/refusal.ts';
import { holdVersion, type RowVersion } from '../call/row-version.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import { always, checkRate, type DatedRate } from './check-rate.ts';
import { holdLocation, type StaffRate } from './queries.ts';
import { findStaffRate } from './staff-rates.ts';
import type { TaxRate } from './tax-rate.ts';

/** Writes rates that a whole store charges from now on. Throws the refusals of `checkRate`. */
export async function insertRates(q: Query, storeId: number, rates: readonly TaxRate[]): Promise<void> {
  for (const rate of rates) {
    await saveRate(q, storeId, null, { ...rate, location_id: null, valid_from: always, valid_until: null });
  }
}

/**
 * Writes a rate of a store, a new one or (`which`) a changed one, in a transaction of the caller. Returns it as it was, null
 * for a new one, and its id.
 *
 * @throws the refusals of `checkRate` and `holdVersion`, and `unknown_location`.
 */
export async function saveRate(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  rate: DatedRate,
): Promise<{ before: StaffRate | null; id: number }> {
  const before = which && (await heldRate(q, storeId, which));
  checkRate(rate);
  const { location_id } = rate;
  if (location_id !== null && !(await holdLocation(q, storeId, location_id))) {
    throw refuse('unknown_location', 'This store doesn’t have that location.');
  }
  const id = before ? await updateRate(q, storeId, before, rate) : await insertRate(q, storeId, rate);
  return { before, id };
}

/** Deletes a rate of a store and returns it. Placed orders keep their taxes. Throws the refusals of `holdVersion`. */
export async function deleteRate(q: Query, storeId: number, which: RowVersion): Promise<StaffRate> {
  const before = await heldRate(q, storeId, which);
  await q.query('delete from tax_rate where id = $1 and store_id = $2', [before.id, storeId], 'tax-delete');
  return before;
}

const heldRate = (q: Query, storeId: number, { id, version }: RowVersion) =>
  holdVersion(q, 'tax_rate', { storeId, id, version }, () => findStaffRate(q, storeId, id));

async function insertRate(q: Query, storeId: number, rate: DatedRate): Promise<number> {
  const { type, rate_bp, location_id, valid_from, valid_until } = rate;
  const rows = await q.query<{ id: number }>(
    `insert into tax_rate (store_id, type, rate_bp, location_id, valid_from, valid_until)
     values ($1, $2, $3, $4, $5::date, $6::date) returning id`,
    [storeId, type, rate_bp, location_id, valid_from, valid_until],
    'tax-insert',
  );
  return idOfRow(rows);
}

async function updateRate(
  q: Query,
  storeId: number,
  { id, version }: RowVersion,
  { type, rate_bp, location_id, valid_from, valid_until }: DatedRate,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `update tax_rate set type = $4, rate_bp = $5, location_id = $6, valid_from = $7::date, valid_until = $8::date,
       version = version + 1
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [id, storeId, version, type, rate_bp, location_id, valid_from, valid_until],
    'tax-update',
  );
  return idOfRow(rows);
}

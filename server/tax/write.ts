import { refuse } from '../call/refusal.ts';
import { heldBefore, holdVersion, type RowVersion } from '../call/row-version.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import { idOfWritten, lockStore } from '../db/lock-row.ts';
import { checkRate, type DatedRate } from './check-rate.ts';
import { holdLocation, type StaffRate } from './queries.ts';
import { findStaffRate, staffRates } from './staff-rates.ts';

/** Writes the owner's own rates. Throws the refusals of `checkRate`. */
export async function insertRates(q: Query, storeId: number, rates: readonly DatedRate[]): Promise<void> {
  for (const rate of rates) await saveRate(q, storeId, null, rate);
}

/**
 * Writes rates that Handsell knows in place of those it wrote before for the country; the owner's own rates stay. A transaction
 * of the caller.
 */
export async function replaceKnownRates(
  q: Query,
  storeId: number,
  country: string,
  rates: readonly DatedRate[],
): Promise<{ before: StaffRate[]; after: StaffRate[] }> {
  await lockStore(q, storeId);
  const known = async () => (await staffRates(q, storeId)).filter((r) => r.is_known && r.country === country);
  const before = await known();
  await q.query(
    'delete from tax_rate where store_id = $1 and country = $2 and is_known',
    [storeId, country],
    'tax-delete-known',
  );
  for (const rate of rates) {
    checkRate(rate);
    await insertRate(q, storeId, null, { ...rate, is_known: true });
  }
  return { before, after: await known() };
}

/**
 * Writes a rate of a store, a new one or (`which`) a changed one, in a transaction of the caller. A known rate that is changed
 * becomes the owner's own. One that comes back (`isBack`) is as known as it was. Returns it as it was, null for a new one, and its id.
 *
 * @throws the refusals of `checkRate` and `holdVersion`, and `unknown_location`.
 */
export async function saveRate(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  rate: DatedRate & { is_known?: boolean },
): Promise<{ before: StaffRate | null; id: number }> {
  const before = await heldBefore(which, (held) => heldRate(q, storeId, held));
  checkRate(rate);
  const { location_id } = rate;
  if (location_id !== null && !(await holdLocation(q, storeId, location_id))) {
    throw refuse('unknown_location', 'This store doesn’t have that location.');
  }
  const id = before ? await updateRate(q, storeId, before, rate) : await insertRate(q, storeId, which, rate);
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

async function insertRate(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  { is_known = false, ...rate }: DatedRate & { is_known?: boolean },
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into tax_rate (store_id, is_known, type, rate_ppm, kinds, location_id, country, region, postal_prefixes,
       valid_from, valid_until)
     values ($1, $2, $3, $4, $5::text[], $6, $7, $8, $9::text[], $10::date, $11::date) returning id`,
    [storeId, is_known, ...columnsOf(rate)],
    'tax-insert',
  );
  return idOfWritten(q, 'tax_rate', rows, which);
}

async function updateRate(
  q: Query,
  storeId: number,
  { id, version }: RowVersion,
  rate: DatedRate,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `update tax_rate set type = $4, rate_ppm = $5, kinds = $6::text[], location_id = $7, country = $8, region = $9,
       postal_prefixes = $10::text[], valid_from = $11::date, valid_until = $12::date, is_known = false,
       version = version + 1
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [id, storeId, version, ...columnsOf(rate)],
    'tax-update',
  );
  return idOfRow(rows);
}

const columnsOf = (rate: DatedRate) => [
  rate.type,
  rate.rate_ppm,
  rate.kinds,
  rate.location_id,
  rate.country,
  rate.region,
  rate.postal_prefixes,
  rate.valid_from,
  rate.valid_until,
];

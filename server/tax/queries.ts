import type { Query } from '../db/db.ts';
import type { DatedRate } from './check-rate.ts';
import type { TaxRate } from './tax-rate.ts';

/** Rates of a store in force at a place (with those of the whole store) on a day, 'YYYY-MM-DD'. */
export function readRates(
  q: Query,
  storeId: number,
  locationId: number | null,
  day: string,
): Promise<TaxRate[]> {
  return q.query<TaxRate>(
    `select type, rate_bp from tax_rate
     where store_id = $1 and (location_id is null or location_id = $2)
       and valid_from <= $3::date and (valid_until is null or valid_until >= $3::date)
     order by type, id`,
    [storeId, locationId, day],
    'tax-rates',
  );
}

/** A rate as its editor has it; dates as 'YYYY-MM-DD'. */
export interface StaffRate extends DatedRate {
  id: number;
  version: number;
}

/** All rates of a store, past and coming ones too; one of them with `id`. */
export function readStaffRates(q: Query, storeId: number, id: number | null = null): Promise<StaffRate[]> {
  return q.query<StaffRate>(
    `select id, version, type, rate_bp, location_id, valid_from, valid_until from tax_rate
     where store_id = $1 and ($2::int is null or id = $2) order by type, valid_from, id`,
    [storeId, id],
    'tax-staff-rates',
  );
}

/** Whether the store has this location, which then stays until the transaction ends. */
export async function holdLocation(q: Query, storeId: number, locationId: number): Promise<boolean> {
  const rows = await q.query(
    'select id from location where id = $2 and store_id = $1 for key share',
    [storeId, locationId],
    'tax-location',
  );
  return rows.length === 1;
}

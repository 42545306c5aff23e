import type { Query } from '../db/db.ts';
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

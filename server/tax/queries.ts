import type { TaxedKind } from '../../contract/goods-kind.ts';
import type { Query } from '../db/db.ts';
import type { DatedRate } from './check-rate.ts';
import type { SalePlace } from './sale-place.ts';
import type { TaxRate } from './tax-rate.ts';

/** Rates of a store in force at a place on a day, 'YYYY-MM-DD'. The postal code has the form of `postalKey`. */
export function readRates(
  q: Query,
  storeId: number,
  { locationId, country, region, postal }: SalePlace,
  day: string,
): Promise<TaxRate[]> {
  return q.query<TaxRate>(
    `select type, rate_ppm, kinds from tax_rate
     where store_id = $1 and (location_id is null or location_id = $2)
       and country in ('', $3) and region in ('', $4)
       and (postal_prefixes = '{}' or exists (select 1 from unnest(postal_prefixes) p where starts_with($5, p)))
       and valid_from <= $6::date and (valid_until is null or valid_until >= $6::date)
     order by type, id`,
    [storeId, locationId, country, region, postal, day],
    'tax-rates',
  );
}

/** A rate as its editor has it; dates as 'YYYY-MM-DD'. */
export interface StaffRate extends DatedRate {
  id: number;
  version: number;
  kinds: TaxedKind[];
  postal_prefixes: string[];
  /** Written from the tables that Handsell knows; false = the owner's own. */
  is_known: boolean;
}

/** All rates of a store, past and coming ones too; one of them with `id`. */
export function readStaffRates(q: Query, storeId: number, id: number | null = null): Promise<StaffRate[]> {
  return q.query<StaffRate>(
    `select id, version, type, rate_ppm, location_id, country, region, postal_prefixes, kinds, valid_from, valid_until,
       is_known
     from tax_rate
     where store_id = $1 and ($2::int is null or id = $2) order by type, country, region, valid_from, id`,
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

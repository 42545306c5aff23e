import type { ShippedKind } from '../../contract/shipping-rate.ts';
import type { Query } from '../db/db.ts';
import type { DatedShippingRate } from './shipping-rate.ts';

/** A rate as its editor has it; dates as 'YYYY-MM-DD'. */
export interface StaffShippingRate extends DatedShippingRate {
  id: number;
  version: number;
  regions: string[];
  postal_codes: string[];
  kinds: ShippedKind[];
}

/** All rates of a store, past and coming ones too, the oldest first; one of them with `id`. */
export function readStaffShippingRates(
  q: Query,
  storeId: number,
  id: number | null = null,
): Promise<StaffShippingRate[]> {
  return q.query<StaffShippingRate>(
    `select id, version, label, country, regions, postal_codes, kinds, basis, base, included, step, step_price, least, most,
       free_from, days_min, days_max, is_tbd, valid_from, valid_until
     from shipping_rate
     where store_id = $1 and ($2::int is null or id = $2) order by id`,
    [storeId, id],
    'shipping-staff-rates',
  );
}

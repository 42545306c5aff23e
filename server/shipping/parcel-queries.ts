import type { Query } from '../db/db.ts';
import type { ShippingRate } from './shipping-rate.ts';

/** Rates of a store on a day, 'YYYY-MM-DD', the oldest first. */
export function readShippingRates(q: Query, storeId: number, day: string): Promise<ShippingRate[]> {
  return q.query<ShippingRate>(
    `select label, country, regions, postal_codes, kinds, basis, base, included, step, step_price, least, most, free_from,
       days_min, days_max, is_tbd
     from shipping_rate
     where store_id = $1 and valid_from <= $2::date and (valid_until is null or valid_until >= $2::date)
     order by id`,
    [storeId, day],
    'shipping-rates',
  );
}

/** Pounds and pages of titles, as their records say. */
export function readMeasures(
  q: Query,
  titleIds: readonly number[],
): Promise<{ id: number; weight: number | null; pages: number | null }[]> {
  return q.query(
    `select t.id, d.weight, t.pages from title t left join title_detail d on d.title_id = t.id
     where t.id = any(array(select unnest($1::int[])))`,
    [titleIds],
    'shipping-measures',
  );
}

import type { Query } from '../db/db.ts';
import { readRates } from './queries.ts';
import { postalKey, type SalePlace } from './sale-place.ts';
import type { TaxRate } from './tax-rate.ts';

/** Rates of a store in force at a place on a day, 'YYYY-MM-DD' in the store's time zone, in the order in which taxes are listed. */
export function ratesAt(q: Query, storeId: number, place: SalePlace, day: string): Promise<TaxRate[]> {
  return readRates(q, storeId, { ...place, postal: postalKey(place.postal) }, day);
}

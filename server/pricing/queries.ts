import type { Query } from '../db/db.ts';
import type { SupplyRow } from './supply-row.ts';

/** Offers and stock of one store for these titles, in one round trip: every list of books needs both. */
export function readSupply(
  q: Query,
  storeId: number,
  locationIds: readonly number[],
  titleIds: readonly number[],
): Promise<SupplyRow[]> {
  return q.query<SupplyRow>(supplySql('$1', '$2', '$3'), [storeId, locationIds, titleIds], 'pricing-supply');
}

/** The same rows for a larger question; each argument is the parameter it comes in, like '$1'. */
export const supplySql = (storeId: string, locationIds: string, titleIds: string): string => `
  select title_id, condition, null::int as location_id, price, note, 0 as on_hand, 0 as on_order
    from offer where store_id = ${storeId} and title_id = any((select ${titleIds}::int[])::int[])
  union all
  select title_id, condition, location_id, null, '', on_hand, on_order
    from stock where title_id = any((select ${titleIds}::int[])::int[])
      and location_id = any((select ${locationIds}::int[])::int[])`;

import type { Query } from '../db/db.ts';
import type { ShelfRow } from './shelf-row.ts';

/** Offers and stock of one store for these titles, in one round trip: every list of books needs both. */
export function readShelf(
  q: Query,
  storeId: number,
  locationIds: readonly number[],
  titleIds: readonly number[],
): Promise<ShelfRow[]> {
  return q.query<ShelfRow>(
    `select title_id, condition, null::int as location_id, price, note, 0 as on_hand, 0 as on_order
       from offer where store_id = $1 and title_id = any((select $3::int[])::int[])
     union all
     select title_id, condition, location_id, null, '', on_hand, on_order
       from stock where title_id = any((select $3::int[])::int[]) and location_id = any((select $2::int[])::int[])`,
    [storeId, locationIds, titleIds],
    'pricing-shelf',
  );
}

import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';

/** What a store has of a title in one condition: its own price (location_id null), or copies at one place. */
export interface ShelfRow {
  title_id: number;
  condition: Condition;
  location_id: number | null;
  price: number | null;
  note: string;
  on_hand: number;
  on_order: number;
}

/** Offers and stock of one store for these titles, in one round trip: every list of books needs both. */
export function readShelf(
  q: Query,
  storeId: number,
  locationIds: readonly number[],
  titleIds: readonly number[],
): Promise<ShelfRow[]> {
  return q.query<ShelfRow>(
    `select title_id, condition, null::int as location_id, price, note, 0 as on_hand, 0 as on_order
       from offer where store_id = $1 and title_id = any($3::int[])
     union all
     select title_id, condition, location_id, null, '', on_hand, on_order
       from stock where title_id = any($3::int[]) and location_id = any($2::int[])`,
    [storeId, locationIds, titleIds],
    'pricing-shelf',
  );
}

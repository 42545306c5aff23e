import type { Query } from '../../db/db.ts';
import type { OfferOfTitle, StockOfTitle } from '../../stock/write.ts';

export interface StockLocation {
  id: number;
  code: string;
  name: string;
}

export async function readStockLocations(q: Query, storeId: number): Promise<StockLocation[]> {
  return q.query<StockLocation>(
    'select id, code, name from location where store_id = $1 order by position, id',
    [storeId],
  );
}

export interface ListedTitle {
  id: number;
  eisbn: string;
  /** In the store's currency, cents. */
  list_price: number | null;
}

export async function readListed(q: Query, eisbns: string[], currency: string): Promise<ListedTitle[]> {
  return q.query<ListedTitle>(
    `select id, eisbn, case $2 when 'USD' then list_price_usa when 'CAD' then list_price_can end as list_price
     from title where eisbn = any($1::text[])`,
    [eisbns, currency],
    'stock-listed',
  );
}

/** Copies of these titles at these locations; locks them against sales until the transaction ends. */
export async function lockStock(
  q: Query,
  locationIds: number[],
  titleIds: number[],
): Promise<StockOfTitle[]> {
  return q.query<StockOfTitle>(
    `select location_id, title_id, condition, on_hand, on_order from stock
     where location_id = any($1::int[]) and title_id = any($2::int[])
     order by location_id, title_id, condition for update`,
    [locationIds, titleIds],
    'stock-lock',
  );
}

export async function readOffers(q: Query, storeId: number, titleIds: number[]): Promise<OfferOfTitle[]> {
  return q.query<OfferOfTitle>(
    'select title_id, condition, price from offer where store_id = $1 and title_id = any($2::int[])',
    [storeId, titleIds],
    'stock-offers',
  );
}

/** The list price applies again to new copies of these titles. */
export async function dropNewOffers(q: Query, storeId: number, titleIds: number[]): Promise<void> {
  await q.query(
    "delete from offer where store_id = $1 and condition = 'NEW' and title_id = any($2::int[])",
    [storeId, titleIds],
    'stock-drop-offers',
  );
}

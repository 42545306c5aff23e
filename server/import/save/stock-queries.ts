import type { Condition } from '../../../contract/title.ts';
import type { Query } from '../../db/db.ts';

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

export interface StockOfTitle {
  location_id: number;
  title_id: number;
  condition: Condition;
  on_hand: number;
  on_order: number;
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

export async function saveStockRows(q: Query, rows: StockOfTitle[]): Promise<void> {
  await q.query(
    `insert into stock (location_id, title_id, condition, on_hand, on_order)
     select location_id, title_id, condition, on_hand, on_order from json_to_recordset($1::json)
       as r(location_id int, title_id int, condition text, on_hand int, on_order int)
     order by location_id, title_id, condition
     on conflict (location_id, title_id, condition)
       do update set on_hand = excluded.on_hand, on_order = excluded.on_order`,
    [JSON.stringify(rows)],
    'stock-save',
  );
}

export interface OfferOfTitle {
  title_id: number;
  condition: Condition;
  price: number;
}

export async function readOffers(q: Query, storeId: number, titleIds: number[]): Promise<OfferOfTitle[]> {
  return q.query<OfferOfTitle>(
    'select title_id, condition, price from offer where store_id = $1 and title_id = any($2::int[])',
    [storeId, titleIds],
    'stock-offers',
  );
}

export async function saveOffers(q: Query, storeId: number, rows: OfferOfTitle[]): Promise<void> {
  await q.query(
    `insert into offer (store_id, title_id, condition, price)
     select $1, title_id, condition, price from json_to_recordset($2::json)
       as r(title_id int, condition text, price int)
     on conflict (store_id, title_id, condition) do update set price = excluded.price, changed_at = now()`,
    [storeId, JSON.stringify(rows)],
    'stock-save-offers',
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

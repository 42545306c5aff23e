import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';

export interface StockOfTitle {
  location_id: number;
  title_id: number;
  condition: Condition;
  on_hand: number;
  on_order: number;
}

/** Sets copies on hand and on order. */
export async function saveStockRows(q: Query, rows: readonly StockOfTitle[]): Promise<void> {
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
  /** Cents. */
  price: number;
  /** About a used or remaindered copy. A price that exists keeps its note. */
  note?: string;
}

/** Sets a store's own prices. */
export async function saveOffers(q: Query, storeId: number, rows: readonly OfferOfTitle[]): Promise<void> {
  await q.query(
    `insert into offer (store_id, title_id, condition, price, note)
     select $1, title_id, condition, price, coalesce(note, '') from json_to_recordset($2::json)
       as r(title_id int, condition text, price int, note text)
     on conflict (store_id, title_id, condition) do update set price = excluded.price, changed_at = now()`,
    [storeId, JSON.stringify(rows)],
    'stock-save-offers',
  );
}

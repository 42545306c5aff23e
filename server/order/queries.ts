import type { Query } from '../db/db.ts';

export interface OrderRow {
  id: number;
  store_id: number;
  order_number: string;
  session_id: number | null;
  key_hash: string;
  payment_intent: string;
  placed_at: Date;
  status: string;
  delivery_preference: string;
  location_id: number | null;
  name: string;
  email: string;
  phone: string;
  preferred_communication: string;
  instructions: string;
  purchaseorder: string;
  payment_choice: string;
  currency: string;
  original_price: number;
  discounts: number;
  subtotal: number;
  taxes: { type: string; amount: number }[];
  shipping: number;
  total: number;
  total_owing: number;
}

export async function findOrder(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<OrderRow | undefined> {
  const [row] = await q.query<OrderRow>(
    `select id, store_id, order_number, session_id, key_hash, payment_intent, placed_at, status, delivery_preference, location_id,
       name, email, phone, preferred_communication, instructions, purchaseorder, payment_choice, currency,
       original_price, discounts, subtotal, taxes, shipping, total, total_owing
     from customer_order where order_number = $2 and store_id = $1`,
    [storeId, orderNumber],
    'order-find',
  );
  return row;
}

/** A line as it was sold, with the cover and release date of the title as it is today (null when it is gone). */
export interface OrderLineRow {
  eisbn: string;
  title: string;
  subtitle: string;
  authors: { name: string }[];
  binding: string;
  condition: string;
  quantity: number;
  backorder_quantity: number;
  sold_price: number;
  original_price: number;
  cover_cache: string | null;
  cover_ratio: number | null;
  is_giftcard: boolean | null;
  availability: string | null;
  publication_date: string | null;
  release_date: string | null;
}

export function readOrderLines(q: Query, orderId: number): Promise<OrderLineRow[]> {
  return q.query<OrderLineRow>(
    `select l.eisbn, l.title, l.subtitle, l.authors, l.binding, l.condition, l.quantity, l.backorder_quantity,
       l.sold_price, l.original_price, t.cover_cache, t.cover_ratio, t.is_giftcard, t.availability,
       t.publication_date, t.release_date
     from order_line l left join title t on t.id = l.title_id where l.order_id = $1 order by l.position`,
    [orderId],
    'order-lines',
  );
}

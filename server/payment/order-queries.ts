import type { Query } from '../db/db.ts';

/** What the payment of an order needs to know of it. */
export interface PaidOrder {
  id: number;
  store_id: number;
  order_number: string;
  status: string;
  location_id: number | null;
  name: string;
  email: string;
  payment_intent: string;
  subtotal: number;
  discounts: number;
  shipping: number;
  total: number;
  total_owing: number;
  paid: number;
  refunded: number;
  currency: string;
  taxes: { type: string; amount: number }[];
}

const columns = `id, store_id, order_number, status, location_id, name, email, payment_intent, subtotal, discounts, shipping,
  total, total_owing, paid, refunded, currency, taxes`;

export async function findPaidOrder(q: Query, id: number): Promise<PaidOrder | undefined> {
  const [row] = await q.query<PaidOrder>(
    `select ${columns} from customer_order where id = $1`,
    [id],
    'paid-order-find',
  );
  return row;
}

/** What the shopper said when they placed an order. */
export interface Submitted {
  delivery_preference: string;
  payment_choice: string;
  name: string;
  email: string;
  phone: string;
}

export async function findSubmitted(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<Submitted | undefined> {
  const [row] = await q.query<Submitted>(
    `select delivery_preference, payment_choice, name, email, phone
     from customer_order where store_id = $1 and order_number = $2`,
    [storeId, orderNumber],
    'paid-order-submitted',
  );
  return row;
}

/** Moves an order on that waits for its payment; false = it does not wait any more. */
export async function endWaiting(
  q: Query,
  id: number,
  status: 'placed' | 'payment_failed',
): Promise<boolean> {
  const rows = await q.query(
    `with ended as (
       update customer_order set status = $2 where id = $1 and status = 'awaiting_payment' returning id)
     insert into order_event (order_id, status, changed_by) select id, $2, 'payment' from ended returning order_id`,
    [id, status],
    'paid-order-end-waiting',
  );
  return rows.length > 0;
}

/** Takes what was bought out of the cart: it may hold more by now. */
export async function takeOutOfCart(q: Query, cartId: number, orderId: number): Promise<void> {
  // Deleted first: what is left of a line may be as many as were bought.
  await q.query(
    `delete from cart_line c using order_line l
     where c.cart_id = $1 and l.order_id = $2 and c.title_id = l.title_id and c.condition = l.condition
       and c.notes = l.notes and c.quantity <= l.quantity`,
    [cartId, orderId],
    'paid-order-take-out',
  );
  await q.query(
    `update cart_line c set quantity = c.quantity - l.quantity from order_line l
     where c.cart_id = $1 and l.order_id = $2 and c.title_id = l.title_id and c.condition = l.condition
       and c.notes = l.notes and c.quantity > l.quantity`,
    [cartId, orderId],
    'paid-order-keep-rest',
  );
  await q.query(
    `update cart set delivery_preference = '', pickup_location_id = null, ship_to = null, provider = '',
       multiship_method = 'all', promo_code = '', payment_failures = 0, payment_choice = '', extras = null
     where id = $1`,
    [cartId],
    'paid-order-reset-cart',
  );
}

/** The mails to the customer and the shop; '' for no recipient. */
export async function insertOrderMails(
  q: Query,
  mails: { orderId: number; sender: string; subject: string; shopRecipient: string; shopSubject: string },
): Promise<void> {
  await q.query(
    `insert into mail (store_id, reference, sender, recipient, reply_to, subject, html, body_text, template, data)
     select store_id, 'order:' || order_number, $2::text, email, '', $3::text, '', '', 'order-confirmation',
       jsonb_build_object('order_number', order_number) from customer_order where id = $1
     union all
     select store_id, 'order-received:' || order_number, $2::text, $4::text, email, $5::text, '', '', 'order-received',
       jsonb_build_object('order_number', order_number) from customer_order where id = $1 and $4::text <> ''`,
    [mails.orderId, mails.sender, mails.subject, mails.shopRecipient, mails.shopSubject],
    'paid-order-mails',
  );
}

/** Money came in for an order, or went back. The database compares both with the ledger at commit. */
export async function addPaid(q: Query, orderId: number, paid: number): Promise<void> {
  await q.query(
    'update customer_order set paid = paid + $2, total_owing = total_owing - $2 where id = $1',
    [orderId, paid],
    'paid-order-add-paid',
  );
}

export async function addRefunded(q: Query, orderId: number, refunded: number): Promise<void> {
  await q.query(
    'update customer_order set refunded = refunded + $2 where id = $1',
    [orderId, refunded],
    'paid-order-add-refunded',
  );
}

/** What was sold, as providers show it. */
export function readSoldLines(
  q: Query,
  orderId: number,
): Promise<{ name: string; sku: string; quantity: number; unitAmount: number }[]> {
  return q.query(
    `select title as name, eisbn as sku, quantity, sold_price as "unitAmount" from order_line where order_id = $1
     order by position`,
    [orderId],
    'paid-order-lines',
  );
}

/** The hash of the secret part of an order's link, '' for an unknown order. */
export async function findKeyHash(q: Query, id: number): Promise<string> {
  const [row] = await q.query<{ key_hash: string }>(
    'select key_hash from customer_order where id = $1',
    [id],
    'paid-order-key',
  );
  return row?.key_hash ?? '';
}

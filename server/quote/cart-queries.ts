import type { Query } from '../db/db.ts';

/** The quote of a request in this store; undefined = not answered. */
export async function findQuoteId(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<number | undefined> {
  const [row] = await q.query<{ order_id: number }>(
    `select k.order_id from quote k join customer_order o on o.id = k.order_id
     where o.store_id = $1 and o.order_number = $2`,
    [storeId, orderNumber],
    'quote-find-id',
  );
  return row?.order_id;
}

/** Binds a cart to a quote; its prices hold as long as the cart holds what was quoted. */
export async function bindCart(q: Query, cartId: number, orderId: number): Promise<void> {
  await q.query(
    `update cart set quote_id = $2, promo_code = '' where id = $1`,
    [cartId, orderId],
    'quote-bind-cart',
  );
}

/** Uses a quote for an order; false = another order has used it. */
export async function insertUse(q: Query, orderId: number, usedBy: string): Promise<boolean> {
  const rows = await q.query(
    `with used as (
       update quote set used_by = (select id from customer_order where order_number = $2)
       where order_id = $1 and used_by is null returning order_id),
     moved as (update customer_order o set status = 'quote_ordered' from used where o.id = used.order_id
       and o.status = 'quote_answered' returning o.id)
     insert into order_event (order_id, status, changed_by) select id, 'quote_ordered', 'checkout' from moved returning order_id`,
    [orderId, usedBy],
    'quote-use',
  );
  return rows.length > 0;
}

/** The quote that an order has used can be ordered again. */
export async function deleteUse(q: Query, usedBy: number, changedBy: string): Promise<void> {
  await q.query(
    `with freed as (update quote set used_by = null where used_by = $1 returning order_id),
     moved as (update customer_order o set status = 'quote_answered' from freed where o.id = freed.order_id
       and o.status = 'quote_ordered' returning o.id)
     insert into order_event (order_id, status, changed_by) select id, 'quote_answered', $2 from moved`,
    [usedBy, changedBy || 'payment'],
    'quote-free',
  );
}

import type { Query } from '../db/db.ts';

/** A row for each gift card of the order's lines; those that are there stay. */
export async function insertSales(q: Query, orderId: number): Promise<void> {
  await q.query(
    `insert into gift_card_sale (store_id, order_id, position, copy, currency, amount, is_emailed, recipient_email,
       sent_from, sent_to, message, send_on)
     select o.store_id, o.id, l.position, n, o.currency, l.sold_price, coalesce((i->>'emailed')::boolean, false),
       coalesce(i->>'recipient_email', ''), coalesce(i->>'from', ''), coalesce(i->>'to', ''),
       coalesce(i->>'message', ''), nullif(i->>'send_date', '')::date
     from customer_order o join order_line l on l.order_id = o.id
       cross join lateral (select l.notes->'gift_card_info' as i) info
       cross join lateral generate_series(1, l.quantity) as n
     where o.id = $1 and l.goods_kind = 'gift_card' and l.sold_price > 0
     on conflict (order_id, position, copy) do nothing`,
    [orderId],
    'gift-card-insert-sales',
  );
}

/** Puts back all that the cards of an order paid, once. Refunds of an order give back what is left of it themselves. */
export async function insertReleased(q: Query, orderId: number, changedBy: string): Promise<void> {
  await q.query(
    `insert into gift_card_entry (gift_card_id, kind, amount, order_id, changed_by)
     select gift_card_id, 'released', -sum(amount), $1, $2 from gift_card_entry
     where order_id = $1 and kind in ('redeemed', 'released')
       and not exists (select from refund r where r.order_id = $1)
     group by gift_card_id having sum(amount) < 0 order by gift_card_id`,
    [orderId, changedBy],
    'gift-card-release',
  );
}

/** What each card still pays of an order, the last one first; their rows are locked. */
export async function readRedeemed(
  q: Query,
  orderId: number,
): Promise<{ gift_card_id: number; is_blocked: boolean; paid: number }[]> {
  await q.query(
    `select id from gift_card where id in (select gift_card_id from gift_card_entry where order_id = $1)
     order by id for update`,
    [orderId],
    'gift-card-lock-of-order',
  );
  return q.query(
    `select e.gift_card_id, c.is_blocked, -sum(e.amount)::int as paid
     from gift_card_entry e join gift_card c on c.id = e.gift_card_id
     where e.order_id = $1 and e.kind in ('redeemed', 'released', 'refunded')
     group by e.gift_card_id, c.is_blocked having bool_or(e.kind = 'redeemed') order by min(e.id) desc`,
    [orderId],
    'gift-card-redeemed',
  );
}

/** Cards of a line that can be taken back: not issued yet, or nothing spent of them. Their rows are locked. */
export async function readUnspent(
  q: Query,
  orderId: number,
  position: number,
): Promise<{ id: number; gift_card_id: number | null; amount: number }[]> {
  await q.query(
    `select id from gift_card where id in (
       select gift_card_id from gift_card_sale where order_id = $1 and position = $2) order by id for update`,
    [orderId, position],
    'gift-card-lock-of-line',
  );
  return q.query(
    `select s.id, s.gift_card_id, s.amount from gift_card_sale s
     where s.order_id = $1 and s.position = $2 and not s.is_returned
       and (s.gift_card_id is null or exists (
         select from gift_card c where c.id = s.gift_card_id and c.balance = s.amount))
     order by s.gift_card_id desc nulls first, s.copy desc for update of s`,
    [orderId, position],
    'gift-card-unspent',
  );
}

export async function markReturned(q: Query, saleId: number): Promise<void> {
  await q.query('update gift_card_sale set is_returned = true where id = $1', [saleId], 'gift-card-returned');
}

/** How many of the cards that were issued for an order hold less than they did; their rows are locked. */
export async function countSpentCards(q: Query, orderId: number): Promise<number> {
  const cards = await q.query<{ balance: number; issued: number }>(
    `select c.balance, s.amount as issued from gift_card_sale s join gift_card c on c.id = s.gift_card_id
     where s.order_id = $1 and not s.is_returned order by c.id for update of c`,
    [orderId],
    'gift-card-sold',
  );
  return cards.filter(({ balance, issued }) => balance < issued).length;
}

export async function deleteSales(q: Query, orderId: number): Promise<void> {
  await q.query(
    'delete from gift_card_sale where order_id = $1 and gift_card_id is null and not is_returned',
    [orderId],
    'gift-card-delete-sales',
  );
}

/** Empties the cards that were issued for an order. */
export async function insertVoided(q: Query, orderId: number, changedBy: string): Promise<void> {
  await q.query(
    `insert into gift_card_entry (gift_card_id, kind, amount, order_id, changed_by)
     select c.id, 'voided', -c.balance, $1, $2 from gift_card_sale s join gift_card c on c.id = s.gift_card_id
     where s.order_id = $1 and c.balance > 0`,
    [orderId, changedBy],
    'gift-card-void',
  );
}

export interface DueCard {
  id: number;
  store_id: number;
  order_id: number;
  order_number: string;
  currency: string;
  amount: number;
  recipient_email: string;
  sent_from: string;
  sent_to: string;
  message: string;
}

const due = `select s.id, s.store_id, s.order_id, o.order_number, s.currency, s.amount, s.recipient_email, s.sent_from, s.sent_to, s.message
     from gift_card_sale s join customer_order o on o.id = s.order_id`;

/** Locks the next card of a store that is to be mailed by this day; other processes skip it. */
export async function claimDueCard(q: Query, storeId: number, day: string): Promise<DueCard | undefined> {
  const [row] = await q.query<DueCard>(
    `${due} where s.store_id = $1 and s.is_emailed and s.gift_card_id is null and not s.is_returned and (s.send_on is null or s.send_on <= $2::date)
     order by s.id limit 1 for update of s skip locked`,
    [storeId, day],
    'gift-card-claim',
  );
  return row;
}

export async function setIssued(q: Query, saleId: number, cardId: number): Promise<void> {
  await q.query(
    'update gift_card_sale set gift_card_id = $2 where id = $1',
    [saleId, cardId],
    'gift-card-issued',
  );
}

/** The id of an order that was placed. */
export async function findOrderId(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    `select id from customer_order where store_id = $1 and order_number = $2
       and status not in ('awaiting_payment', 'payment_failed')`,
    [storeId, orderNumber],
    'gift-card-order',
  );
  return row?.id;
}

/** The cards that were given for an order as goodwill. */
export function readGoodwill(
  q: Query,
  orderId: number,
): Promise<{ id: number; last_four: string; amount: number; changed_by: string; note: string }[]> {
  return q.query(
    `select c.id, c.last_four, e.amount, e.changed_by, c.note from gift_card_entry e join gift_card c on c.id = e.gift_card_id
     where e.order_id = $1 and e.kind = 'issued' and e.refund_id is null
       and not exists (select from gift_card_sale s where s.gift_card_id = c.id) order by e.id`,
    [orderId],
    'gift-card-goodwill',
  );
}

/** The id of an order that has nothing left to pay. */
export async function findPaidOrder(q: Query, orderNumber: string): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    'select id from customer_order where order_number = $1 and total_owing = 0',
    [orderNumber],
    'gift-card-paid-order',
  );
  return row?.id;
}

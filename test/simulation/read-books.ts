import type { Query } from '../../server/db/db.ts';

export interface ReadOrder {
  id: number;
  order_number: string;
  customer_id: number;
  payment_intent: string;
  status: string;
  total: number;
  paid: number;
  refunded: number;
  total_owing: number;
  parcels: number;
}

export interface ReadPayment {
  id: number;
  key: string;
  order_id: number | null;
  state: string;
  amount: number;
  open_steps: number;
  /** Why a capture was refused, '' = none was. */
  last_refusal: string;
  /** Cents of refunds that were refused. */
  refused_refunds: number;
  is_disputed: boolean;
  dispute_state: 'open' | 'won' | 'lost' | null;
  dispute_amount: number | null;
}

/** All that the shop has written down about the orders of these customers. */
export async function readBooks(q: Query, customers: number[], titles: number[], cards: number[]) {
  const orders = await q.query<ReadOrder>(
    `select id, order_number, customer_id, payment_intent, status, total, paid, refunded, total_owing,
       (select count(*)::int from shipment s where s.order_id = customer_order.id) as parcels
     from customer_order where customer_id = any($1::int[]) order by id`,
    [customers],
    'books-orders',
  );
  const ids = orders.map(({ id }) => id);
  return {
    orders,
    payments: await q.query<ReadPayment>(
      `select p.id, p.key, p.order_id, p.state, p.amount,
         (select count(*)::int from payment_step s where s.payment_id = p.id and s.state = 'open') as open_steps,
         coalesce((select max(s.reason) from payment_step s
           where s.payment_id = p.id and s.state = 'refused' and s.kind = 'capture'), '') as last_refusal,
         (select coalesce(sum(s.amount), 0)::int from payment_step s
           where s.payment_id = p.id and s.state = 'refused' and s.kind = 'refund') as refused_refunds,
         p.disputed_at is not null as is_disputed, p.dispute_state, p.dispute_amount
       from payment p where p.order_id = any($1::bigint[])`,
      [ids],
      'books-payments',
    ),
    entries: await q.query<{
      order_id: number | null;
      payment_id: number | null;
      debit: string;
      credit: string;
      amount: number;
    }>(
      `select order_id, payment_id, debit, credit, amount from ledger_entry where order_id = any($1::bigint[])
         or payment_id in (select id from payment where order_id = any($1::bigint[]))`,
      [ids],
      'books-entries',
    ),
    lines: await q.query<{
      order_id: number;
      title_id: number;
      eisbn: string;
      quantity: number;
      backorder_quantity: number;
      /** Put back on the shelf, and sent. */
      released_quantity: number;
      from_held: number;
    }>(
      `select order_id, title_id, eisbn, quantity, backorder_quantity, released_quantity,
         (select coalesce(sum(b.from_held), 0)::int from shipment_line b join shipment p on p.id = b.shipment_id
          where p.order_id = l.order_id and b.position = l.position) as from_held
       from order_line l where order_id = any($1::bigint[])`,
      [ids],
      'books-lines',
    ),
    mails: await q.query<{ order_number: string }>(
      `select data ->> 'order_number' as order_number from mail
       where template = 'order-confirmation' and data ->> 'order_number' = any($1::text[])`,
      [orders.map(({ order_number }) => order_number)],
      'books-mails',
    ),
    stock: await q.query<{ title_id: number; on_hand: number; held: number }>(
      'select title_id, on_hand, held from stock where title_id = any($1::int[])',
      [titles],
      'books-stock',
    ),
    carts: await q.query<{ customer_id: number; eisbn: string; quantity: number }>(
      `select c.customer_id, t.eisbn, l.quantity from cart_line l join cart c on c.id = l.cart_id
       join title t on t.id = l.title_id where c.customer_id = any($1::int[])`,
      [customers],
      'books-carts',
    ),
    cards: await q.query<{ id: number; balance: number }>(
      'select id, balance from gift_card where id = any($1::int[])',
      [cards],
      'books-cards',
    ),
    cardEntries: await q.query<{ gift_card_id: number; order_id: number; kind: string; amount: number }>(
      'select gift_card_id, order_id, kind, amount from gift_card_entry where order_id = any($1::bigint[])',
      [ids],
      'books-card-entries',
    ),
  };
}

/** How many payments of these customers are not at their end. */
export async function readUnsettled(
  q: Query,
  customers: number[],
): Promise<{ open: number; authorized: number }> {
  const [row] = await q.query<{ open: number; authorized: number }>(
    `select count(*) filter (where p.state = 'open'
         or exists (select from payment_step s where s.payment_id = p.id and s.state = 'open'))::int as open,
       count(*) filter (where p.state = 'authorized')::int as authorized
     from payment p join customer_order o on o.id = p.order_id where o.customer_id = any($1::int[])`,
    [customers],
    'books-unsettled',
  );
  return row ?? { open: 0, authorized: 0 };
}

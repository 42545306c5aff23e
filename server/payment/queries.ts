import type { Query } from '../db/db.ts';
import type { ShopperStep } from '../providers/payment/payment.ts';
import type { PaymentRow } from './payment-row.ts';

/** SQL: what `PaymentRow` has. */
export const columns = `id, store_id, order_id, cart_id, key, provider, amount, currency, hold, state, reference, label, reason, step,
  created_at, started_at, due_at, checks`;

interface NewPayment {
  storeId: number;
  orderNumber: string;
  cartId: number;
  key: string;
  provider: string;
  amount: number;
  currency: string;
  hold: boolean;
  now: Date;
  dueAt: Date;
}

export async function insertPayment(q: Query, payment: NewPayment): Promise<void> {
  await q.query(
    `insert into payment (store_id, order_id, cart_id, key, provider, amount, currency, hold, created_at, due_at, next_check_at)
     select $1, o.id, $3, $4, $5, $6, $7, $8, $9, $10, $9::timestamptz + interval '1 minute'
     from customer_order o where o.order_number = $2`,
    [
      payment.storeId,
      payment.orderNumber,
      payment.cartId,
      payment.key,
      payment.provider,
      payment.amount,
      payment.currency,
      payment.hold,
      payment.now.toISOString(),
      payment.dueAt.toISOString(),
    ],
    'payment-insert',
  );
}

export async function findPayment(q: Query, id: number): Promise<PaymentRow | undefined> {
  const [row] = await q.query<PaymentRow>(
    `select ${columns} from payment where id = $1`,
    [id],
    'payment-find',
  );
  return row;
}

/** Waits while another process settles it. */
export async function lockPayment(q: Query, id: number): Promise<PaymentRow | undefined> {
  const [row] = await q.query<PaymentRow>(
    `select ${columns} from payment where id = $1 for update`,
    [id],
    'payment-lock',
  );
  return row;
}

export async function findPaymentOfOrder(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<PaymentRow | undefined> {
  const [row] = await q.query<PaymentRow>(
    `select ${columns} from payment
     where order_id = (select id from customer_order where store_id = $1 and order_number = $2)`,
    [storeId, orderNumber],
    'payment-of-order',
  );
  return row;
}

/** What an event of a provider is about: our key, or the provider's own reference. */
export async function findNotified(
  q: Query,
  event: { storeId: number; provider: string; key: string; reference: string },
): Promise<PaymentRow | undefined> {
  const [row] = await q.query<PaymentRow>(
    `select ${columns} from payment
     where store_id = $1 and provider = $2 and (key = $3 or ($4 <> '' and reference = $4)) order by key = $3 desc limit 1`,
    [event.storeId, event.provider, event.key, event.reference],
    'payment-notified',
  );
  return row;
}

interface OpenOfCart {
  id: number;
  step: ShopperStep | null;
  order_number: string;
  payment_intent: string;
}

/** The open payment of a cart, with the attempt that began it. */
export async function findOpenOfCart(q: Query, cartId: number): Promise<OpenOfCart | undefined> {
  const [row] = await q.query<OpenOfCart>(
    `select p.id, p.step, o.order_number, o.payment_intent from payment p join customer_order o on o.id = p.order_id
     where p.cart_id = $1 and p.state = 'open'`,
    [cartId],
    'payment-open-of-cart',
  );
  return row;
}

export async function countUnfinished(q: Query, storeId: number, provider: string): Promise<number> {
  const [row] = await q.query<{ n: number }>(
    `select count(*)::int as n from payment p where store_id = $1 and provider = $2
       and (state in ('open', 'authorized')
         or exists (select from payment_step s where s.payment_id = p.id and s.state = 'open'))`,
    [storeId, provider],
    'payment-unfinished',
  );
  return row?.n ?? 0;
}

import type { Query } from '../db/db.ts';
import type { Dispute, ShopperStep } from '../providers/payment/payment.ts';
import type { PaymentRow, PaymentState } from './payment-row.ts';

const columns = `id, store_id, order_id, cart_id, key, provider, amount, currency, hold, state, reference, label, reason, step,
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

export interface Start {
  started_at: Date;
  /** No request was sent before. */
  is_first: boolean;
}

/** Notes that the payment is sent now, at a time that no other start has. undefined = it is not open any more, or too old to begin. */
export async function noteStart(q: Query, id: number, now: Date): Promise<Start | undefined> {
  const [row] = await q.query<Start>(
    `update payment p set started_at = greatest($2, b.started_at + interval '1 millisecond')
     from (select id, started_at from payment where id = $1 for update) b
     where p.id = b.id and p.state = 'open' and p.due_at > $2
     returning p.started_at, b.started_at is null as is_first`,
    [id, now.toISOString()],
    'payment-start',
  );
  return row;
}

export async function noteOpen(
  q: Query,
  id: number,
  found: { reference: string; step: ShopperStep | null },
): Promise<void> {
  await q.query(
    `update payment set reference = case when $2 = '' then reference else $2 end, step = coalesce($3::jsonb, step) where id = $1`,
    [id, found.reference, found.step ? JSON.stringify(found.step) : null],
    'payment-note-open',
  );
}

export async function setState(
  q: Query,
  id: number,
  to: {
    state: PaymentState;
    reference: string;
    label?: string;
    reason?: string;
    dueAt?: Date;
    nextCheckAt?: Date;
  },
): Promise<void> {
  await q.query(
    `update payment set state = $2, step = null, cart_id = null,
       reference = case when $3 = '' then reference else $3 end,
       label = case when $4 = '' then label else $4 end, reason = $5, due_at = coalesce($6, due_at),
       next_check_at = coalesce($7, next_check_at)
     where id = $1`,
    [
      id,
      to.state,
      to.reference,
      to.label ?? '',
      to.reason ?? '',
      to.dueAt?.toISOString() ?? null,
      to.nextCheckAt?.toISOString() ?? null,
    ],
    'payment-set-state',
  );
}

/**
 * Claims payments that are to be looked at, each process others: an open one again after 1, 2, 4 … 60 minutes, an authorization that is
 * due after 1, 2, 4 … 24 hours, by how often its capture was refused, and one whose dispute is not decided after a day.
 */
export function claimPayments(q: Query, now: Date, limit: number): Promise<PaymentRow[]> {
  return q.query<PaymentRow>(
    `update payment set checks = checks + 1,
       next_check_at = $1::timestamptz + case when state = 'open' then interval '1 minute' * least(60, power(2, least(checks, 6)))
         when state = 'captured' then interval '1 day'
         else interval '1 hour' * least(24, power(2, least(5, (select count(*) from payment_step s
           where s.payment_id = payment.id and s.kind = 'capture' and s.state = 'refused')))) end
     where id in (select id from payment
                  where (state in ('open', 'authorized') or state = 'captured' and dispute_state = 'open') and next_check_at <= $1
                  order by next_check_at limit $2 for update skip locked)
     returning ${columns}`,
    [now.toISOString(), limit],
    'payment-claim',
  );
}

export async function countFailure(q: Query, cartId: number): Promise<void> {
  await q.query(
    'update cart set payment_failures = payment_failures + 1 where id = $1',
    [cartId],
    'payment-count-failure',
  );
}

export async function forgetFailures(q: Query, cartId: number): Promise<void> {
  await q.query('update cart set payment_failures = 0 where id = $1', [cartId], 'payment-forget-failures');
}

export async function readFailures(q: Query, cartId: number): Promise<number> {
  const [row] = await q.query<{ n: number }>(
    'select payment_failures as n from cart where id = $1',
    [cartId],
    'payment-failures',
  );
  return row?.n ?? 0;
}

export interface ListedPayment {
  /** '' = no order is known. */
  order_number: string;
  created_at: Date;
  provider: string;
  /** The provider's; '' = its answer is not known yet. */
  reference: string;
  label: string;
  state: PaymentState;
  reason: string;
  amount: number;
  refunded: number;
  currency: string;
  /** The cardholder has asked their bank for the money. */
  is_disputed: boolean;
}

/**
 * The newest payments of a store. `needsCare`: only what is open, money that no order is due for, those whose last charge or refund
 * the provider refused (`reason` then says why), and what was disputed in the last 30 days.
 */
export function listPayments(
  q: Query,
  storeId: number,
  { needsCare, most }: { needsCare: boolean; most: number },
): Promise<ListedPayment[]> {
  return q.query<ListedPayment>(
    `select coalesce(o.order_number, '') as order_number, p.created_at, p.provider, p.reference, p.label, p.state,
       case when step.state = 'refused' then step.reason else p.reason end as reason, p.amount, p.currency,
       p.disputed_at is not null as is_disputed, coalesce((select sum(s.amount)::int from payment_step s
         where s.payment_id = p.id and s.kind = 'refund' and s.state = 'done'), 0) as refunded
     from payment p left join customer_order o on o.id = p.order_id
       left join lateral (select s.state, s.reason from payment_step s where s.payment_id = p.id order by s.id desc limit 1) step on true
     where p.store_id = $1 and (not $2 or p.state in ('open', 'stray') or step.state = 'refused'
       or p.disputed_at > now() - interval '30 days')
     order by p.id desc limit $3`,
    [storeId, needsCare, most],
    'payment-list',
  );
}

/** Cents of a payment that the shop knows to be given back, or is about to give back. */
export async function readReturned(q: Query, id: number): Promise<number> {
  const [row] = await q.query<{ returned: number }>(
    `select coalesce(sum(amount), 0)::int as returned from payment_step
     where payment_id = $1 and kind = 'refund' and state <> 'refused'`,
    [id],
    'payment-returned',
  );
  return row?.returned ?? 0;
}

/** False = it was noted before. */
export async function noteDispute(q: Query, id: number, now: Date): Promise<boolean> {
  const rows = await q.query(
    'update payment set disputed_at = $2 where id = $1 and disputed_at is null returning id',
    [id, now.toISOString()],
    'payment-note-dispute',
  );
  return rows.length > 0;
}

/**
 * Notes what became of the dispute of a payment, unless a later question than `asked` has been answered before. True = it is decided, and
 * was not before. While it is open, the provider is asked again in a day.
 */
export async function noteDisputeState(
  q: Query,
  id: number,
  {
    state,
    amount,
    dueAt,
    page,
    asked,
    now,
  }: Omit<Dispute, 'reference' | 'movements'> & { asked: number; now: Date },
): Promise<boolean> {
  const [row] = await q.query<{ was: string | null }>(
    `update payment p set dispute_state = $2, dispute_amount = $3, dispute_due_at = $4, dispute_page = $5, dispute_asked = $6,
       next_check_at = $7::timestamptz + interval '1 day'
     from (select id, dispute_state from payment where id = $1) b
     where p.id = b.id and p.dispute_asked <= $6 returning b.dispute_state as was`,
    [id, state, amount, dueAt?.toISOString() ?? null, page, asked, now.toISOString()],
    'payment-note-dispute-state',
  );
  return row !== undefined && state !== 'open' && row.was !== state;
}

/** Counts a question to the provider, before it is asked; returns its number. */
export async function countQuestion(q: Query, id: number): Promise<number> {
  const [row] = await q.query<{ asked: number }>(
    'update payment set asked = asked + 1 where id = $1 returning asked',
    [id],
    'payment-count-question',
  );
  return row?.asked ?? 0;
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

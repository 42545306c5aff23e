import type { Query } from '../db/db.ts';
import type { StepKind } from '../providers/payment/payment.ts';

interface PaymentOfOrder {
  id: number;
  state: string;
  amount: number;
  /** Of the order. */
  paid: number;
  owing: number;
  /** What was given back, or is to be. */
  returned: number;
  /** It is taken or released already, or to be. */
  has_capture: boolean;
}

/** The payment of an order, locked, with what is asked of it. */
export async function lockPaymentOfOrder(q: Query, orderId: number): Promise<PaymentOfOrder | undefined> {
  const [row] = await q.query<PaymentOfOrder>(
    `select p.id, p.state, p.amount, o.paid, o.total_owing as owing,
       (select coalesce(sum(s.amount), 0)::int from payment_step s
        where s.payment_id = p.id and s.kind = 'refund' and s.state <> 'refused') as returned,
       exists (select from payment_step s
        where s.payment_id = p.id and s.kind in ('capture', 'void') and s.state <> 'refused') as has_capture
     from payment p join customer_order o on o.id = p.order_id where p.order_id = $1 for update of p`,
    [orderId],
    'payment-lock-of-order',
  );
  return row;
}

/** The id of the step. */
export async function insertStep(
  q: Query,
  step: { paymentId: number; key: string; kind: StepKind; amount: number; by: string; now: Date },
): Promise<number> {
  const [row] = await q.query<{ id: number }>(
    `insert into payment_step (payment_id, key, kind, amount, created_by, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [step.paymentId, step.key, step.kind, step.amount, step.by, step.now.toISOString()],
    'payment-insert-step',
  );
  if (!row) throw new Error('the step was not stored');
  return row.id;
}

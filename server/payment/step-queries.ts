import type { Query } from '../db/db.ts';
import type { StepKind } from '../providers/payment/payment.ts';
import type { PaymentRow, StepRow } from './payment-row.ts';

/** A payment with what is still asked for and open at the provider. */
export async function lockPaymentOfOrder(
  q: Query,
  orderId: number,
): Promise<
  | (Pick<PaymentRow, 'id' | 'state' | 'amount'> & { paid: number; returned: number; has_capture: boolean })
  | undefined
> {
  const [row] = await q.query<
    Pick<PaymentRow, 'id' | 'state' | 'amount'> & { paid: number; returned: number; has_capture: boolean }
  >(
    `select p.id, p.state, p.amount, o.paid,
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

export async function insertStep(
  q: Query,
  step: { paymentId: number; key: string; kind: StepKind; amount: number; by: string; now: Date },
): Promise<void> {
  await q.query(
    `insert into payment_step (payment_id, key, kind, amount, created_by, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [step.paymentId, step.key, step.kind, step.amount, step.by, step.now.toISOString()],
    'payment-insert-step',
  );
}

/** Claims steps that are due, each process others: again after 1, 2, 4 … 60 minutes. */
export function claimSteps(q: Query, now: Date, limit: number): Promise<StepRow[]> {
  return q.query<StepRow>(
    `update payment_step set attempts = attempts + 1,
       next_attempt_at = $1::timestamptz + interval '1 minute' * least(60, power(2, least(attempts, 6)))
     where id in (select id from payment_step where state = 'open' and next_attempt_at <= $1
                  order by next_attempt_at, id limit $2 for update skip locked)
     returning id, payment_id, key, kind, amount, state, attempts`,
    [now.toISOString(), limit],
    'payment-claim-steps',
  );
}

/** False = another process has noted it already. */
export async function endStep(
  q: Query,
  id: number,
  end: { state: 'done' | 'refused'; reference: string; reason: string },
): Promise<boolean> {
  const rows = await q.query(
    `update payment_step set state = $2, reference = $3, reason = $4 where id = $1 and state = 'open' returning id`,
    [id, end.state, end.reference, end.reason],
    'payment-end-step',
  );
  return rows.length > 0;
}

import type { Query } from '../db/db.ts';
import type { StepRow } from './payment-row.ts';

/** Claims steps that are due, each process others: again after 1, 2, 4 … 60 minutes. */
export function claimSteps(q: Query, now: Date, limit: number): Promise<StepRow[]> {
  return q.query<StepRow>(
    `update payment_step set attempts = attempts + 1,
       next_attempt_at = $1::timestamptz + interval '1 minute' * least(60, power(2, least(attempts, 6)))
     where id in (select id from payment_step where state = 'open' and next_attempt_at <= $1
                  order by next_attempt_at, id limit $2 for update skip locked)
     returning id, payment_id, key, kind, amount, state, attempts, sent_at`,
    [now.toISOString(), limit],
    'payment-claim-steps',
  );
}

/** Before it is sent: what is not known afterwards may have moved money. */
export async function noteSent(q: Query, id: number, now: Date): Promise<void> {
  await q.query(
    'update payment_step set sent_at = $2 where id = $1',
    [id, now.toISOString()],
    'payment-step-sent',
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

/** The provider's references of the steps of a payment that are done. */
export async function doneSteps(q: Query, paymentId: number): Promise<string[]> {
  const rows = await q.query<{ reference: string }>(
    "select reference from payment_step where payment_id = $1 and state = 'done' and reference <> ''",
    [paymentId],
    'payment-done-steps',
  );
  return rows.map(({ reference }) => reference);
}

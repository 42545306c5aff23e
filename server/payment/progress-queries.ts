import type { Query } from '../db/db.ts';
import type { ShopperStep } from '../providers/payment/payment.ts';
import type { PaymentRow, PaymentState } from './payment-row.ts';
import { columns } from './queries.ts';

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

/** Counts a question to the provider, before it is asked; returns its number. */
export async function countQuestion(q: Query, id: number): Promise<number> {
  const [row] = await q.query<{ asked: number }>(
    'update payment set asked = asked + 1 where id = $1 returning asked',
    [id],
    'payment-count-question',
  );
  return row?.asked ?? 0;
}

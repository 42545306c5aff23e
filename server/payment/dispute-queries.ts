import type { Query } from '../db/db.ts';
import type { Dispute } from '../providers/payment/payment.ts';

/**
 * Notes that a payment is disputed. Returns false if this dispute was noted before, or if a later question than `asked` has been answered.
 * `reference`: '' if the provider says only that there is a dispute. A dispute that was noted without a reference counts as the same one,
 * unless it was decided and this one is open.
 */
export async function noteDispute(
  q: Query,
  id: number,
  { reference, state, asked, now }: Pick<Dispute, 'reference' | 'state'> & { asked: number; now: Date },
): Promise<boolean> {
  const [row] = await q.query<{ is_new: boolean }>(
    `update payment p set disputed_at = case when b.is_new then $5 else p.disputed_at end,
       dispute_state = case when not b.is_new then p.dispute_state end, dispute_reference = coalesce(nullif($2, ''), p.dispute_reference)
     from (select id, disputed_at is null or $2 <> '' and case when dispute_reference is null then dispute_state <> 'open' and $3 = 'open'
       else dispute_reference <> $2 end is true as is_new from payment where id = $1) b
     where p.id = b.id and p.dispute_asked <= $4 returning b.is_new`,
    [id, reference, state, asked, now.toISOString()],
    'payment-note-dispute',
  );
  return row?.is_new ?? false;
}

/**
 * Stores the state of a payment's dispute, unless a later question than `asked` has been answered before. True = it is
 * decided, and was not before. While it is open, the provider is asked again in a day.
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

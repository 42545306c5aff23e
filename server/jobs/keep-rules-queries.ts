import type { Query } from '../db/db.ts';

const before = '$2::timestamptz - make_interval(days => $3::int)';
const counted = (statement: string) =>
  `with gone as (${statement} returning 1) select count(*)::int as count from gone`;

/**
 * The statement of each rule, for what a store ($1) has from more than `days` ($3) before `now` ($2): deletes it, or
 * takes the person out of an RSVP.
 */
const rules = {
  // Where a payment may still come in, the cart belongs to an order.
  guest_carts: counted(`delete from cart c using session s where s.id = c.session_id and s.customer_id is null
    and c.store_id = $1 and c.changed_at < ${before}
    and not exists (select from payment p where p.cart_id = c.id)`),
  ended_signups: counted(`delete from newsletter_signup where store_id = $1 and ended_at < ${before}`),
  rsvps:
    counted(`update event_rsvp r set name = '', email = '', phone = '', email_key = 'forgotten ' || r.id, session_id = null,
    customer_id = null from event_date d where d.id = r.event_date_id and r.store_id = $1 and d.ends_at < ${before}
    and r.email <> ''`),
  searches: counted(`delete from search_log where store_id = $1 and at < ${before}`),
  mails: counted(`delete from mail where store_id = $1 and status <> 'queued'
    and coalesce(sent_at, next_attempt_at) < ${before}`),
};
export type KeepRule = keyof typeof rules;

/** Deletes what one rule of a store no longer keeps; returns how many rows that were. */
export async function deleteByRule(
  q: Query,
  rule: KeepRule,
  { storeId, now, days }: { storeId: number; now: Date; days: number },
): Promise<number> {
  const [row] = await q.query<{ count: number }>(rules[rule], [storeId, now, days], `keep-${rule}`);
  return row?.count ?? 0;
}

export async function noteTidyRun(
  q: Query,
  storeId: number,
  at: Date,
  deleted: Readonly<Record<string, number>>,
): Promise<void> {
  await q.query(
    `insert into tidy_run (store_id, at, deleted) values ($1, $2, $3::jsonb)
     on conflict (store_id) do update set at = $2, deleted = $3::jsonb`,
    [storeId, at, JSON.stringify(deleted)],
    'tidy-run',
  );
}

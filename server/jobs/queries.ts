import type { Query } from '../db/db.ts';
import { daysDeletedKept } from '../page/history/days-kept.ts';

export interface QueuedMail {
  id: number;
  store_id: number;
  reference: string;
  sender: string;
  recipient: string;
  /** '' = the store. */
  reply_to: string;
  subject: string;
  html: string;
  body_text: string;
  template: string;
  data: Record<string, unknown>;
  attempts: number;
}

/**
 * Claims queued mails for sending. Other processes skip them until the backoff ends; then they are due again, should this
 * process have died: 1, 2, 4 … 128 minutes after each attempt.
 */
export function claimMails(q: Query, limit: number): Promise<QueuedMail[]> {
  return q.query<QueuedMail>(
    `update mail set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute' * power(2, attempts)
     where id in (select id from mail where status = 'queued' and next_attempt_at <= now()
                  order by id limit $1 for update skip locked)
     returning id, store_id, reference, sender, recipient, reply_to, subject, html, body_text, template, data, attempts`,
    [limit],
    'mail-claim',
  );
}

/** Whether a mail could be claimed now. */
export async function hasDueMail(q: Query): Promise<boolean> {
  const [row] = await q.query<{ due: boolean }>(
    `select exists (select from mail where status = 'queued' and next_attempt_at <= now()) as due`,
    [],
    'mail-due',
  );
  return row?.due ?? false;
}

export async function saveDrawnMail(q: Query, id: number, html: string, text: string): Promise<void> {
  await q.query('update mail set html = $2, body_text = $3 where id = $1', [id, html, text], 'mail-drawn');
}

export async function markSent(q: Query, id: number): Promise<void> {
  await q.query(
    `update mail set status = 'sent', sent_at = now(), last_error = '', data = data - 'order_key' - 'path' where id = $1`,
    [id],
    'mail-sent',
  );
}

/** It had nothing left to say. */
export async function markDropped(q: Query, id: number): Promise<void> {
  await q.query(`update mail set status = 'dropped' where id = $1`, [id], 'mail-dropped');
}

/** Notes what went wrong; `final`: it is not tried again. */
export async function markFailed(q: Query, id: number, error: string, final: boolean): Promise<void> {
  await q.query(
    `update mail set last_error = $2, status = case when $3 then 'failed' else status end where id = $1`,
    [id, error.slice(0, 500), final],
    'mail-failed',
  );
}

/** How many days what a shop writes by itself is kept. */
export interface KeepDays {
  /** A session unseen, and results that were found. */
  session: number;
  mail: number;
  search: number;
}

/** Deletes what has outlived its use. A mail that still waits is never old. */
export async function deleteStale(q: Query, keep: KeepDays): Promise<void> {
  await q.query('delete from session where seen_at < now() - make_interval(days => $1)', [keep.session]);
  await q.query('delete from browse_result where created_at < now() - make_interval(days => $1)', [
    keep.session,
  ]);
  await q.query(
    `delete from mail where status <> 'queued'
       and coalesce(sent_at, next_attempt_at) < now() - make_interval(days => $1)`,
    [keep.mail],
  );
  await q.query('delete from search_log where at < now() - make_interval(days => $1)', [keep.search]);
  await q.query(`delete from idempotent_answer where at < now() - interval '2 days'`);
  await q.query('delete from rate_window where ends_at < now()');
  await q.query('delete from captcha_used where expires_at < now()');
  await q.query(`delete from account_token where expires_at < now() - interval '7 days'`);
  await q.query(`delete from staff_session where created_at < now() - interval '1 day'`);
  await q.query(`delete from report where created_at < now() - interval '7 days'`);
  await q.query(
    `with gone as (delete from deleted_page where deleted_at < now() - interval '${daysDeletedKept} days' returning page_id)
     delete from page_version where page_id in (select page_id from gone)`,
  );
  // No one agreed to them.
  await q.query(`delete from alert where confirmed_at is null and asked_at < now() - interval '7 days'`);
  // Within three years someone may complain of a mail (CASL, section 23).
  await q.query(`delete from alert where ended_at < now() - interval '3 years'`);
  // Long enough to find out what happened, no longer.
  await q.query(`delete from account_event where at < now() - interval '400 days'`);
}

/**
 * Groups the editions of lately changed titles once more: two imports at the same time do not see each other's titles.
 * Only keys that several titles share can have been missed.
 */
export async function regroupLately(q: Query): Promise<void> {
  await q.query(
    `select regroup_works(array_agg(work_key), '{}') from (
       select work_key, row_number() over () / 1000 as batch from title
       where work_key <> '' and work_key in
         (select work_key from title where changed_at > now() - interval '2 days' and work_key <> '')
       group by work_key having count(*) > 1) k
     group by batch`,
  );
}

/** A list is worth as many copies sold as a good table in the shop, another edition as many as a publisher hopes for. */
const copiesOf = { list: 10, edition: 3 };

/**
 * Titles whose popularity in these shops is another than is stored: log10(1 + copies sold in a year + 10 for each list + 3 for each
 * other edition), in tenths, so that not every order moves a title.
 */
export function readShiftedPopularity(q: Query): Promise<{ id: number; figure: number }[]> {
  return q.query(
    `with sold as (
       select l.title_id, sum(l.quantity)::int as n from order_line l join customer_order o on o.id = l.order_id
       where o.placed_at > now() - interval '1 year' and o.status not in ('canceled', 'awaiting_payment', 'payment_failed') and o.delivery_preference <> 'quote' group by 1),
     listed as (select title_id, count(*)::int as n from title_list_item group by 1),
     works as (select work_id, count(*)::int - 1 as n from work_edition group by 1 having count(*) > 1),
     weighed as (
       select t.id, t.popularity_here, round(log((1 + coalesce(s.n, 0) + ${copiesOf.list} * coalesce(l.n, 0)
         + ${copiesOf.edition} * coalesce(w.n, 0))::numeric), 1)::real as figure
       from title t left join sold s on s.title_id = t.id left join listed l on l.title_id = t.id
         left join work_edition e on e.title_id = t.id left join works w on w.work_id = e.work_id
       where t.deleted_at is null)
     select id, figure from weighed where figure <> popularity_here`,
  );
}

export async function writePopularityHere(
  q: Query,
  titles: readonly { id: number; figure: number }[],
): Promise<void> {
  await q.query(
    `update title t set popularity_here = u.figure from unnest($1::int[], $2::real[]) u(id, figure) where t.id = u.id`,
    [titles.map((t) => t.id), titles.map((t) => t.figure)],
  );
}

import type { Query } from '../../db/db.ts';
import type { DigestItem } from './digest-item.ts';

export interface Digest {
  email: string;
  email_key: string;
  subject: string;
  items: readonly DigestItem[];
}

/**
 * Queues the digests of a day, one for each mailbox, and returns the keys of those mailboxes: another process may have queued that of
 * the others.
 */
export async function insertDigests(
  q: Query,
  { storeId, sender, day }: { storeId: number; sender: string; day: string },
  digests: readonly Digest[],
): Promise<Set<string>> {
  const rows = await q.query<{ email_key: string }>(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
     select $1, 'alerts:' || $1::int || ':' || $3 || ':' || encode(sha256(convert_to(u.email_key, 'UTF8')), 'hex'),
       $2, u.email, u.subject, '', '', 'alert-digest', jsonb_build_object('email_key', u.email_key, 'items', u.items)
     from unnest($4::text[], $5::text[], $6::text[], $7::jsonb[]) u(email, email_key, subject, items)
     on conflict (reference) do nothing returning data->>'email_key' as email_key`,
    [
      storeId,
      sender,
      day,
      digests.map(({ email }) => email),
      digests.map(({ email_key }) => email_key),
      digests.map(({ subject }) => subject),
      digests.map(({ items }) => JSON.stringify(items)),
    ],
    'alert-insert-digests',
  );
  return new Set(rows.map((row) => row.email_key));
}

/**
 * Notes that mails of a day tell of these. An alert about a copy in the shop has done its work, one about a price waits for a lower
 * one, one about an author or a series for other titles.
 */
export async function noteTold(q: Query, day: string, items: readonly DigestItem[]): Promise<void> {
  await q.query(
    `with told as (
       select * from unnest($2::bigint[], $3::int[], $4::int[]) u(alert_id, title_id, price)),
     noted as (
       insert into alert_told (alert_id, title_id)
       select k.alert_id, k.title_id from told k join alert a on a.id = k.alert_id where a.name <> '' on conflict do nothing)
     update alert a set told_on = $1::date, ended_at = case when kind = 'in_stock' then now() end, price = coalesce(k.price, a.price)
     from (select distinct on (alert_id) alert_id, price from told order by alert_id) k where a.id = k.alert_id`,
    [
      day,
      items.map(({ alert_id }) => alert_id),
      items.map(({ title_id }) => title_id),
      items.map(({ price }) => price),
    ],
    'alert-note-told',
  );
}

/** Keeps these items of a digest that was not sent yet. Alerts about the others wait again, unless they were asked for again. */
export async function keepItems(
  q: Query,
  mailId: number,
  kept: readonly DigestItem[],
  others: readonly DigestItem[],
): Promise<void> {
  await q.query(
    `with kept as (update mail set data = data || jsonb_build_object('items', $2::jsonb) where id = $1)
     update alert a set ended_at = null, price = coalesce(u.was, a.price)
     from unnest($3::bigint[], $4::int[]) u(alert_id, was)
     where a.id = u.alert_id and (a.ended_at is null or not exists (select from alert b
       where b.store_id = a.store_id and b.email_key = a.email_key and b.kind = a.kind and b.name = a.name
         and b.title_id is not distinct from a.title_id and b.ended_at is null))`,
    [mailId, JSON.stringify(kept), others.map(({ alert_id }) => alert_id), others.map(({ was }) => was)],
    'alert-keep-items',
  );
}

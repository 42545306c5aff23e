import type { AlertKind } from '../../../contract/alert-rules.ts';
import type { Query } from '../../db/db.ts';

/** An alert, and a title about which it has something to say. */
export interface DueAlert {
  id: number;
  email: string;
  email_key: string;
  kind: AlertKind;
  /** Of the author or the series. */
  name: string;
  /** For 'price': what it cost when it was asked for, or last told, in cents. */
  price: number | null;
  /** The one it is about, or a new one of the author or series. */
  title_id: number;
}

/** Books of one alert in one mail. The rest comes on the next days. */
const mostNew = 30;

/** Books of before that the catalogue learns of later are not new. */
const newDays = 90;

/** New to the catalogue and to the trade since the alert `w` was asked for, in an edition of no work that was there or told of. */
const isNew = `t.deleted_at is null and t.created_at > w.asked_at
  and (t.release_date is null or t.release_date > (w.asked_at - interval '${newDays} days')::date)
  and not exists (select from alert_told k where k.alert_id = w.id and k.title_id = t.id)
  and not exists (select from work_edition e join work_edition o on o.work_id = e.work_id join title ot on ot.id = o.title_id
    where e.title_id = t.id and o.title_id <> t.id
      and (ot.created_at <= w.asked_at or exists (select from alert_told k where k.alert_id = w.id and k.title_id = o.title_id)))`;

/** The edition of a work to show: copies in stock before files, regular print before large. */
const newTitles = (kind: AlertKind, belongs: string) => `(
  select distinct on (coalesce(e.work_id, t.id)) t.id
  from title t left join work_edition e on e.title_id = t.id
  where w.kind = '${kind}' and ${belongs} and ${isNew}
  order by coalesce(e.work_id, t.id), t.binding in ('eBook', 'Digital Audio'), t.is_large_print, t.id limit ${mostNew})`;

/** The next mailboxes of a store that had no mail on `day` (its own), in the order of their keys: those after `after`, at most so many. */
export async function readMailboxes(
  q: Query,
  storeId: number,
  { day, after, most }: { day: string; after: string; most: number },
): Promise<string[]> {
  const rows = await q.query<{ email_key: string }>(
    `select email_key from alert where store_id = $1 and email_key > $3 group by email_key
     having bool_or(ended_at is null and confirmed_at is not null) and coalesce(max(told_on) < $2, true)
     order by email_key limit $4`,
    [storeId, day, after, most],
    'alert-mailboxes',
  );
  return rows.map((row) => row.email_key);
}

/**
 * What there is to say to these mailboxes of a store, in the order of their keys. Whether a shop has copies and what they cost is judged
 * roughly here; the caller looks again.
 */
export function readDueAlerts(
  q: Query,
  store: { id: number; currency: string },
  mailboxes: readonly string[],
): Promise<DueAlert[]> {
  return q.query<DueAlert>(
    `with w as materialized (
       select * from alert
       where store_id = $1 and email_key = any($3::text[]) and ended_at is null and confirmed_at is not null
     )
     select w.id, w.email, w.email_key, w.kind, w.name, w.price, f.title_id from w cross join lateral (
       select w.title_id
       where w.kind = 'in_stock' and exists (select from stock s join location l on l.id = s.location_id
         where s.title_id = w.title_id and l.store_id = $1 and s.on_hand > 0)
       union all
       select w.title_id
       where w.kind = 'price' and exists (select from title t
         left join offer o on o.store_id = $1 and o.title_id = t.id and o.condition = 'NEW'
         where t.id = w.title_id and t.deleted_at is null
           and coalesce(o.price, case $2 when 'CAD' then t.list_price_can when 'USD' then t.list_price_usa end) < w.price)
       union all
       ${newTitles('author', `t.authors @> jsonb_build_array(jsonb_build_object('name', w.name))`)}
       union all
       ${newTitles('series', 't.series = w.name')}
     ) f(title_id) order by w.email_key, w.id, f.title_id`,
    [store.id, store.currency, mailboxes],
    'alert-due',
  );
}

export function readEisbns(q: Query, ids: readonly number[]): Promise<{ id: number; eisbn: string }[]> {
  return q.query('select id, eisbn from title where id = any($1::int[])', [ids], 'alert-eisbns');
}

import type { Query } from '../db/db.ts';

/** The highest row id of a title, 0 without titles. */
export async function readLastTitleId(q: Query): Promise<number> {
  const [row] = await q.query<{ top: number | null }>('select max(id) as top from title');
  return row?.top ?? 0;
}

/** Paths of a store's pages, lists and events to come, each with the day of its last change, 'YYYY-MM-DD'; the rest of `others` with today. */
export function readPaths(
  q: Query,
  storeId: number,
  others: readonly string[],
): Promise<{ path: string; day: string }[]> {
  return q.query<{ path: string; day: string }>(
    `select path, to_char(changed_at, 'YYYY-MM-DD') as day from page where store_id = $1
       union all
       select '/lists/' || id, to_char(changed_at, 'YYYY-MM-DD') from title_list where store_id = $1
       union all
       select '/events/' || d.id, to_char(greatest(d.changed_at, e.changed_at), 'YYYY-MM-DD')
         from event_date d join event e on e.id = d.event_id
         where d.store_id = $1 and e.is_published and d.ends_at > now() and d.status <> 'cancelled'
       union all
       select other, to_char(now(), 'YYYY-MM-DD') from unnest($2::text[]) other
         where not exists (select 1 from page where store_id = $1 and path = other)`,
    [storeId, others],
  );
}

/** Titles with row ids above `after`, up to `last`, each with the day of its last change, 'YYYY-MM-DD'. */
export function readTitleDays(
  q: Query,
  after: number,
  last: number,
): Promise<{ eisbn: string; day: string }[]> {
  return q.query<{ eisbn: string; day: string }>(
    `select eisbn, to_char(changed_at, 'YYYY-MM-DD') as day from title
       where id > $1 and id <= $2 and deleted_at is null and not is_giftcard order by id`,
    [after, last],
    'sitemap-titles',
  );
}

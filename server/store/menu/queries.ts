import type { Query } from '../../db/db.ts';

/** What an entry of a menu can lead to. `day`: of an event, 'YYYY-MM-DD'. */
export interface MenuChoice {
  kind: 'page' | 'list' | 'category' | 'event';
  name: string;
  path: string;
  day: string;
}

/** Pages, lists, categories by name, and the next hundred dates of events. */
export function readMenuChoices(q: Query, storeId: number, now: Date): Promise<MenuChoice[]> {
  return q.query<MenuChoice>(
    `select kind, name, path, day from (
       select 1 as place, 'page' as kind, title as name, path, '' as day from page where store_id = $1
       union all select 2, 'list', name, '/lists/' || id, '' from title_list where store_id = $1
       union all select 3, 'category', name, '/browse/filter/c/' || id, '' from store_category where store_id = $1
       union all (select 4, 'event', e.title, '/events/' || d.id, to_char(d.first_day, 'YYYY-MM-DD')
         from event_date d join event e on e.id = d.event_id
         where d.store_id = $1 and d.ends_at > $2 and e.is_published and d.status <> 'cancelled'
         order by d.starts_at, d.id limit 100)) c
     order by place, day, name, path`,
    [storeId, now],
    'menu-choices',
  );
}

import type { AdminOutput } from '../../../contract/admin/actions.ts';
import type { Query } from '../../db/db.ts';

export type MenuChoice = AdminOutput<'menu/getChoices'>['choices'][number];

/** Pages, lists, categories, the upper subjects by name, and the next hundred dates of events. */
export function readMenuChoices(q: Query, storeId: number, now: Date): Promise<MenuChoice[]> {
  return q.query<MenuChoice>(
    `with recursive upper as (
       select id, heading as name, 1 as depth from subject where parent_id is null and heading <> ''
       union all select s.id, u.name || ' › ' || s.heading, u.depth + 1 from upper u join subject s on s.parent_id = u.id
       where u.depth < 3 and s.heading <> '')
     select kind, name, path, day from (
       select 1 as place, 'page' as kind, title as name, path, '' as day from page where store_id = $1
       union all select 2, 'list', name, '/lists/' || id, '' from title_list where store_id = $1
       union all select 3, 'category', name, '/browse/filter/c/' || id, '' from store_category where store_id = $1
       union all (select 4, 'subject', name, '/browse/filter/s/' || id, '' from upper order by depth, name limit 1000)
       union all (select 5, 'event', e.title, '/events/' || d.id, to_char(d.first_day, 'YYYY-MM-DD')
         from event_date d join event e on e.id = d.event_id
         where d.store_id = $1 and d.ends_at > $2 and e.is_published and d.status <> 'cancelled'
         order by d.starts_at, d.id limit 100)) c
     order by place, day, name, path`,
    [storeId, now],
    'menu-choices',
  );
}

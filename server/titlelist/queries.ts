import type { CoverOf } from '../../contract/cover-address.ts';
import type { Query } from '../db/db.ts';
import type { ListContent, ListFilling } from './check-list.ts';

export interface ListRow {
  id: number;
  name: string;
  header: string;
  header_visible: boolean;
  bargains: boolean;
  description: string;
  /** The event that it is of. */
  event_id: number | null;
  row_limit: number;
  row_count: number;
  /** Its first title; null for none. */
  first: CoverOf | null;
}

const shown =
  'from title_list_item i join title t on t.id = i.title_id where i.list_id = l.id and t.deleted_at is null';
/** Of `ListRow`. */
const columns = `l.id, l.name, l.header, l.header_visible, l.bargains, l.description, l.event_id, l.row_limit,
  (select count(*)::int ${shown}) as row_count,
  (select json_build_object('eisbn', t.eisbn, 'cover_image_cache', t.cover_cache) ${shown}
   order by i.position, t.id limit 1) as first`;

/** A list of this store with the number of titles it shows; undefined for one of another store. */
export async function findList(q: Query, storeId: number, listId: number): Promise<ListRow | undefined> {
  const [row] = await q.query<ListRow>(
    `select ${columns} from title_list l where l.id = $2 and l.store_id = $1`,
    [storeId, listId],
    'list-find',
  );
  return row;
}

interface SidebarRow
  extends Pick<ListRow, 'id' | 'name' | 'header' | 'header_visible' | 'row_limit' | 'row_count'> {
  titles: { eisbn: string; title: string; authors: { name: string; role?: string; canadian?: boolean }[] }[];
}

/** The lists beside the books of /browse, in the order of the store. `most`: titles of a list whose limit is not above 2. */
export function readSidebarLists(q: Query, storeId: number, most: number): Promise<SidebarRow[]> {
  return q.query<SidebarRow>(
    `select l.id, l.name, l.header, l.header_visible, l.row_limit, n.row_count, s.titles
     from title_list l
     cross join lateral (select count(*)::int as row_count ${shown}) n
     cross join lateral (
       select json_agg(json_build_object('eisbn', f.eisbn, 'title', f.title, 'authors', f.authors) order by f.position, f.id) as titles
       from (select t.id, t.eisbn, t.title, t.authors, i.position ${shown}
             order by i.position, t.id limit case when l.row_limit > 2 then l.row_limit else $2 end) f) s
     where l.store_id = $1 and l.placement = 'left_sidebar' and n.row_count > 0
     order by l.position, l.id`,
    [storeId, most],
    'list-sidebar',
  );
}

/** Titles of a stretch. One row carries all: lists of thousands are read whole, and each row costs time. */
export async function readListTitles(
  q: Query,
  listId: number,
  limit: number,
  offset: number,
): Promise<{ id: number }[]> {
  const [row] = await q.query<{ ids: number[] }>(
    `select array(select t.id from title_list_item i join title t on t.id = i.title_id
       where i.list_id = $1 and t.deleted_at is null order by i.position, t.id limit $2 offset $3) as ids`,
    [listId, limit, offset],
    'list-titles',
  );
  return (row?.ids ?? []).map((id) => ({ id }));
}

export async function readListEisbns(q: Query, listId: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ eisbn: string }>(
    `select t.eisbn from title_list_item i join title t on t.id = i.title_id
     where i.list_id = $1 and t.deleted_at is null order by i.position, t.id limit $2`,
    [listId, limit],
    'list-eisbns',
  );
  return rows.map((row) => row.eisbn);
}

/** The lists that blocks of a page name, each once, in the page's order; null when the store has no such page. */
export async function readPageLists(q: Query, storeId: number, pageId: number): Promise<ListRow[] | null> {
  const rows = await q.query<Partial<ListRow> & { place: number }>(
    `select l.* from page p
     left join lateral (
       select ${columns}, min(b.n) as place
       from jsonb_array_elements(case jsonb_typeof(p.blocks) when 'array' then p.blocks else '[]' end)
         with ordinality b(block, n)
       join title_list l on l.id::text = b.block #>> '{data,list_id}' and l.store_id = p.store_id
       group by l.id) l on true
     where p.store_id = $1 and p.id = $2 order by l.place`,
    [storeId, pageId],
    'list-of-page',
  );
  if (rows.length === 0) return null;
  return rows.filter((row) => row.id).map(({ place: _, ...list }) => list as ListRow);
}

/** What a list of lists says of one. `changed`: Unix seconds. */
export interface StaffListLine {
  id: number;
  version: number;
  name: string;
  placement: ListContent['placement'];
  position: number;
  title_count: number;
  changed: number;
}

/** A list as its editor has it: with withdrawn titles, which shoppers do not see. */
export interface StaffListRow extends StaffListLine, ListContent {
  /** null = its books are chosen by staff. */
  filled_with: ListFilling | null;
  titles: { eisbn: string; title: string; is_withdrawn: boolean }[];
}

const staffLine = `l.id, l.version, l.name, l.placement, l.position,
  (select count(*)::int from title_list_item i where i.list_id = l.id) as title_count,
  floor(extract(epoch from l.changed_at))::float8 as changed`;

/** The lists of a store, in its order. */
export function readStaffLists(q: Query, storeId: number): Promise<StaffListLine[]> {
  return q.query<StaffListLine>(
    `select ${staffLine} from title_list l where l.store_id = $1 order by l.position, l.id`,
    [storeId],
    'list-staff-list',
  );
}

export async function findStaffList(
  q: Query,
  storeId: number,
  id: number,
): Promise<StaffListRow | undefined> {
  const [row] = await q.query<StaffListRow>(
    `select ${staffLine}, l.header, l.header_visible, l.bargains, l.description, l.event_id, l.row_limit as limit, l.filled_with,
       (select coalesce(json_agg(json_build_object('eisbn', t.eisbn, 'title', t.title, 'is_withdrawn', t.deleted_at is not null)
          order by i.position, t.id), '[]')
        from title_list_item i join title t on t.id = i.title_id where i.list_id = l.id) as titles
     from title_list l where l.store_id = $1 and l.id = $2`,
    [storeId, id],
    'list-staff-find',
  );
  return row;
}

import type { Query } from '../../db/db.ts';
import { DETAIL_COLUMNS, type StoredTitle, TITLE_COLUMNS } from '../../import/rules/stored-title.ts';

/** A shelf that a title stands on. */
export interface ExportSubject {
  /** 'thema', or 'keyword' for a shelf that only its sign names. */
  scheme: string;
  code: string;
  /** Signs from the most general shelf to this one. */
  path: string[];
  main: boolean;
}

export interface ExportTitle extends StoredTitle {
  id: number;
  subjects: ExportSubject[];
}

const EMPTY: Record<string, string> = { text: "''", jsonb: "'[]'" };
const columns = [
  ...Object.keys(TITLE_COLUMNS).map((name) => `t.${name}`),
  // A title may have no details yet.
  ...Object.entries(DETAIL_COLUMNS).map(([name, type]) =>
    EMPTY[type] ? `coalesce(d.${name}, ${EMPTY[type]}) as ${name}` : `d.${name}`,
  ),
].join(', ');

/** Titles in the shop with an id above `after`, in its order, at most `limit`. */
export async function readTitlesAfter(q: Query, after: number, limit: number): Promise<ExportTitle[]> {
  const [row] = await q.query<{ rows: string | null }>(
    `select json_agg(r order by r.id)::text as rows from (
       select t.id, ${columns} from title t left join title_detail d on d.title_id = t.id
       where t.id > $1 and t.deleted_at is null and t.hidden_at is null order by t.id limit $2) r`,
    [after, limit],
    'export-titles',
  );
  const titles = row?.rows ? (JSON.parse(row.rows) as Omit<ExportTitle, 'subjects'>[]) : [];
  const subjects = await readSubjects(
    q,
    titles.map((title) => title.id),
  );
  return titles.map((title) => ({ ...title, subjects: subjects.get(title.id) ?? [] }));
}

async function readSubjects(q: Query, titleIds: number[]): Promise<Map<number, ExportSubject[]>> {
  const rows = await q.query<ExportSubject & { title_id: number }>(
    `with recursive shelf as (
       select distinct subject_id as id from title_subject where title_id = any((select $1::int[])::int[])
     ), way as (
       select s.id as shelf_id, s.parent_id, array[s.heading] as path from shelf join subject s using (id)
       union all
       select w.shelf_id, s.parent_id, s.heading || w.path from way w join subject s on s.id = w.parent_id
     )
     select ts.title_id, s.scheme, s.code, to_jsonb(w.path) as path, ts.main
     from title_subject ts join subject s on s.id = ts.subject_id
     join way w on w.shelf_id = ts.subject_id and w.parent_id is null
     where ts.title_id = any((select $1::int[])::int[]) order by ts.title_id, ts.position, ts.subject_id`,
    [titleIds],
    'export-subjects',
  );
  const found = new Map<number, ExportSubject[]>();
  for (const { title_id, ...subject } of rows) found.set(title_id, [...(found.get(title_id) ?? []), subject]);
  return found;
}

/** Copies of a title at one location, with what one costs. */
export interface ExportStock {
  title_id: number;
  eisbn: string;
  location: string;
  condition: string;
  on_hand: number;
  on_order: number;
  /** In the store's smallest unit; null where it has none. */
  price: number | null;
}

/** ISO 4217; undefined when there is no such store. */
export async function readStoreCurrency(q: Query, storeId: number): Promise<string | undefined> {
  const [store] = await q.query<{ currency: string }>('select currency from store where id = $1', [storeId]);
  return store?.currency;
}

/**
 * Copies of up to `limit` titles with an id above `after`: a row for every location and condition. A price of copies that
 * the store has nowhere stands at its first location, with no copies.
 */
export async function readStockAfter(
  q: Query,
  storeId: number,
  after: number,
  limit: number,
): Promise<ExportStock[]> {
  return q.query<ExportStock>(
    `with place as (
       select id, coalesce(nullif(code, ''), name) as name, position from location where store_id = $1
     ), wanted as (
       select t.id, t.eisbn, t.list_price_usa, t.list_price_can from title t
       where t.id > $2 and t.deleted_at is null and t.hidden_at is null
         and (exists (select from stock s join place p on p.id = s.location_id where s.title_id = t.id)
           or exists (select from offer o where o.store_id = $1 and o.title_id = t.id))
       order by t.id limit $3
     ), copies as (
       select s.location_id, s.title_id, s.condition, s.on_hand, s.on_order
       from stock s join place p on p.id = s.location_id join wanted w on w.id = s.title_id
       union all
       select (select id from place order by position, id limit 1), o.title_id, o.condition, 0, 0
       from offer o join wanted w on w.id = o.title_id
       where o.store_id = $1 and not exists (
         select from stock s join place p on p.id = s.location_id
         where s.title_id = o.title_id and s.condition = o.condition)
     )
     select w.id as title_id, w.eisbn, p.name as location, c.condition, c.on_hand, c.on_order,
       coalesce(o.price, case when c.condition = 'NEW' then case st.currency
         when 'USD' then w.list_price_usa when 'CAD' then w.list_price_can end end) as price
     from copies c join wanted w on w.id = c.title_id join place p on p.id = c.location_id
     join store st on st.id = $1
     left join offer o on o.store_id = $1 and o.title_id = c.title_id and o.condition = c.condition
     order by w.id, p.position, p.id, c.condition`,
    [storeId, after, limit],
    'export-stock',
  );
}

export async function countTitles(q: Query): Promise<number> {
  const [row] = await q.query<{ n: number }>(
    'select count(*)::int as n from title where deleted_at is null and hidden_at is null',
    [],
    'export-count-titles',
  );
  return row?.n ?? 0;
}

/** Rows of stock of a store, about: a price without copies is not counted. */
export async function countStock(q: Query, storeId: number): Promise<number> {
  const [row] = await q.query<{ n: number }>(
    'select count(*)::int as n from stock s join location l on l.id = s.location_id where l.store_id = $1',
    [storeId],
    'export-count-stock',
  );
  return row?.n ?? 0;
}

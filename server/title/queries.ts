import type { Query } from '../db/db.ts';
import type { OfferedTitle } from '../pricing/offers.ts';
import { supplySql } from '../pricing/queries.ts';
import type { SupplyRow } from '../pricing/supply-row.ts';

/** The columns of `title` that a listing row shows. */
export interface TitleRecordRow extends OfferedTitle {
  eisbn: string;
  title: string;
  subtitle: string;
  authors: { name: string; role?: string; canadian?: boolean }[];
  series: string;
  series_number: string;
  publisher: string;
  binding: string;
  binding_code: string;
  language: string;
  cover_cache: string;
  cover_ratio: number;
  summary: string;
}

const listing = `id, eisbn, title, subtitle, authors, series, series_number, publisher, binding, binding_code, language,
  is_large_print, is_giftcard, publication_date, release_date, availability, list_price_usa, list_price_can,
  cover_cache, cover_ratio, summary`;

/** Listing columns of a title; undefined for an unknown or deleted one. */
export async function readTitle(q: Query, eisbn: string): Promise<TitleRecordRow | undefined> {
  const [row] = await q.query<TitleRecordRow>(
    `select ${listing} from title where eisbn = $1 and deleted_at is null`,
    [eisbn],
    'title-row',
  );
  return row;
}

/**
 * Listing columns of these titles and what a store has of them, in no order; deleted ones are left out. One question:
 * every list of books asks it, and half the time goes to asking.
 */
export async function readListing(
  q: Query,
  storeId: number,
  locationIds: readonly number[],
  ids: readonly number[],
): Promise<{ titles: TitleRecordRow[]; supply: SupplyRow[] }> {
  // One text is read in half the time of 26 rows of 20 columns.
  const [row] = await q.query<Record<'titles' | 'supply', string | null>>(
    `select
       (select json_agg(t) from (
         select ${listing} from title where id = any((select $3::int[])::int[]) and deleted_at is null) t)::text as titles,
       (select json_agg(s) from (${supplySql('$1', '$2', '$3')}) s)::text as supply`,
    [storeId, locationIds, ids],
    'title-listing',
  );
  return { titles: JSON.parse(row?.titles ?? '[]'), supply: JSON.parse(row?.supply ?? '[]') };
}

/** A title with what only its page shows. */
export interface TitlePageRow extends TitleRecordRow {
  imprint: string;
  audience: string;
  age_from: number | null;
  age_to: number | null;
  pages: number | null;
  sales_rank: number | null;
  edition: string;
  illustrations: string;
  upc: string;
  width: number | null;
  height: number | null;
  thickness: number | null;
  weight: number | null;
  carton_qty: number | null;
  description: string;
  table_of_contents: string;
  excerpt: string;
  bio: string[];
  reviews: { content: string; author?: string; source_title?: string }[];
  media: { url: string; kind: string; label?: string }[];
  /** The store's own first, then the author's from the feed. */
  comments: { author: string; text: string }[];
  awards: string[];
  interiors: { key: string; cb: string; width: number; height: number }[];
  /** Files among the editions of the work, this title included, best known first. */
  files: { eisbn: string; binding: string }[];
}

/** Null for an unknown or deleted title. */
export async function readTitlePage(q: Query, storeId: number, eisbn: string): Promise<TitlePageRow | null> {
  const [row] = await q.query<{ row: string }>(
    `select row_to_json(t)::text as row from (
       select ${listing}, imprint, audience, age_from, age_to, pages, sales_rank,
         coalesce(d.edition, '') as edition, coalesce(d.illustrations, '') as illustrations,
         coalesce(d.upc, '') as upc, d.width, d.height, d.thickness, d.weight, d.carton_qty,
         coalesce(d.description, '') as description, coalesce(nullif(d.table_of_contents, ''), d.content_list, '') as table_of_contents,
         coalesce(d.excerpt, '') as excerpt, coalesce(d.awards, '[]') as awards,
         coalesce(d.bio, '[]') as bio, coalesce(d.reviews, '[]') as reviews, coalesce(d.media, '[]') as media,
         (select coalesce(jsonb_agg(jsonb_build_object('author', c.author, 'text', c.text) order by c.id), '[]')
          from title_comment c where c.title_id = title.id and c.store_id = $1)
           || coalesce(d.comments, '[]') as comments,
         (select coalesce(json_agg(json_build_object('key', i.key, 'cb', i.cache, 'width', i.width, 'height', i.height)
            order by i.position), '[]') from title_interior i where i.title_id = title.id) as interiors,
         (select coalesce(json_agg(json_build_object('eisbn', f.eisbn, 'binding', f.binding)
            order by f.popularity_rank nulls last, f.eisbn), '[]')
          from work_edition own join work_edition e on e.work_id = own.work_id join title f on f.id = e.title_id
          where own.title_id = title.id and f.binding in ('eBook', 'Digital Audio') and f.deleted_at is null) as files
       from title left join title_detail d on d.title_id = title.id
       where eisbn = $2 and deleted_at is null) t`,
    [storeId, eisbn],
    'title-page',
  );
  return row ? (JSON.parse(row.row) as TitlePageRow) : null;
}

/** The first note of the store's staff about each of these titles; those without one are left out. */
export function readFirstComments(
  q: Query,
  storeId: number,
  titleIds: readonly number[],
): Promise<{ eisbn: string; author: string; text: string }[]> {
  return q.query(
    `select t.eisbn, c.author, c.text from title t
     join lateral (select author, text from title_comment
       where store_id = $1 and title_id = t.id order by id limit 1) c on true
     where t.id = any((select $2::int[])::int[])`,
    [storeId, titleIds],
    'title-first-comments',
  );
}

export interface SubjectPath {
  id: number;
  heading: string;
  parent_id: number | null;
  /** Place among the title's subjects; null for an ancestor. */
  position: number | null;
}

/** Subjects of a title, main first, with all their ancestors. */
export function readSubjects(q: Query, titleId: number): Promise<SubjectPath[]> {
  return q.query<SubjectPath>(
    `with recursive path as (
       select s.id, s.heading, s.parent_id, (case when ts.main then -1 else ts.position end)::int as position
         from title_subject ts join subject s on s.id = ts.subject_id where ts.title_id = $1
       union
       select s.id, s.heading, s.parent_id, null::int from path p join subject s on s.id = p.parent_id)
     select id, heading, parent_id, position from path order by position nulls last, id`,
    [titleId],
    'title-subjects',
  );
}

/** Neighbours of a title in a list of this store; no row when it is not in it. */
export async function readNeighbours(
  q: Query,
  storeId: number,
  listId: number,
  titleId: number,
): Promise<{ previous: string | null; next: string | null } | undefined> {
  const [row] = await q.query<{ previous: string | null; next: string | null }>(
    `select previous, next from (
       select i.title_id, lag(t.eisbn) over w as previous, lead(t.eisbn) over w as next
       from title_list_item i
       join title_list l on l.id = i.list_id and l.store_id = $1
       join title t on t.id = i.title_id and t.deleted_at is null
       where i.list_id = $2 window w as (order by i.position, i.title_id)) n
     where title_id = $3`,
    [storeId, listId, titleId],
    'title-neighbours',
  );
  return row;
}

/** Books that a set holds, in its order. */
export function readParts(q: Query, titleId: number): Promise<{ id: number; eisbn: string }[]> {
  return q.query(
    `select t.id, t.eisbn from title_detail d, jsonb_array_elements(d.parts) with ordinality p(part, n)
     join title t on t.eisbn = p.part ->> 'eisbn' and t.deleted_at is null
     where d.title_id = $1 order by n limit 60`,
    [titleId],
    'title-parts',
  );
}

/** Sets that hold the book, and what the feeds name as its relatives, by kind; nearest kin first. */
export function readRelated(
  q: Query,
  titleId: number,
): Promise<{ id: number; eisbn: string; relation: 'replaced_by' | 'replaces' | 'part_of' | 'related' }[]> {
  return q.query(
    `select id, eisbn, relation from (
       select t.id, t.eisbn, r.relation, n, t.popularity_rank from title_detail d,
         rows from (jsonb_to_recordset(d.related) as (eisbn text, relation text)) with ordinality r(eisbn, relation, n)
         join title t on t.eisbn = r.eisbn and t.deleted_at is null
         where d.title_id = $1 and r.relation in ('replaced_by', 'replaces', 'part_of', 'related')
       union
       select s.id, s.eisbn, 'part_of', 1000, s.popularity_rank from title own
         join title_detail d on d.parts <> '[]'
           and d.parts @> jsonb_build_array(jsonb_build_object('eisbn', own.eisbn))
         join title s on s.id = d.title_id and s.deleted_at is null
         where own.id = $1) k
     group by id, eisbn, relation order by min(n), min(popularity_rank) nulls last, eisbn limit 60`,
    [titleId],
    'title-related',
  );
}

export interface LastOrder {
  bookorder_id: string;
  /** Unix seconds. */
  date_ordered: number;
}

/** A customer's last order here of each of these titles, by title; those never ordered are not in it. */
export async function readLastOrders(
  q: Query,
  storeId: number,
  customerId: number,
  titleIds: readonly number[],
): Promise<Map<number, LastOrder>> {
  const rows = await q.query<LastOrder & { title_id: number }>(
    `select distinct on (l.title_id) l.title_id, o.order_number as bookorder_id,
       extract(epoch from o.placed_at)::int as date_ordered
     from customer_order o join order_line l on l.order_id = o.id
     where o.store_id = $1 and o.customer_id = $2 and l.title_id = any($3::int[])
       and o.delivery_preference <> 'quote' and o.status not in ('awaiting_payment', 'payment_failed')
     order by l.title_id, o.placed_at desc`,
    [storeId, customerId, titleIds],
    'title-last-orders',
  );
  return new Map(rows.map(({ title_id, ...order }) => [title_id, order]));
}

/** The store's class of a title, '' for none. */
export async function readClass(q: Query, storeId: number, titleId: number): Promise<string> {
  const [row] = await q.query<{ class: string }>(
    'select class from title_class where store_id = $1 and title_id = $2',
    [storeId, titleId],
    'title-class',
  );
  return row?.class ?? '';
}

export function readListsWith(
  q: Query,
  storeId: number,
  titleId: number,
): Promise<{ list_id: number; name: string }[]> {
  return q.query(
    `select l.id as list_id, l.name from title_list_item i join title_list l on l.id = i.list_id
     where i.title_id = $2 and l.store_id = $1 order by l.position, l.id limit 20`,
    [storeId, titleId],
    'title-lists',
  );
}

/** Ids of a series in reading order, with how many there are in all. */
export function readSeries(
  q: Query,
  series: string,
  limit: number,
): Promise<{ id: number; total: number }[]> {
  return q.query(
    `select id, count(*) over ()::int as total from title
     where series = $1 and series <> '' and deleted_at is null
     order by series_position nulls last, series_number, release_date nulls last, title_sort, eisbn limit $2`,
    [series, limit],
    'title-series',
  );
}

/** Ids of the titles that name this author, most popular first, with how many there are in all. */
export function readByAuthor(
  q: Query,
  author: string,
  limit: number,
): Promise<{ id: number; total: number }[]> {
  return q.query(
    `select id, count(*) over ()::int as total from title
     where authors @> jsonb_build_array(jsonb_build_object('name', $1::text)) and deleted_at is null
     order by popularity_rank nulls last, release_date desc nulls last, eisbn limit $2`,
    [author, limit],
    'title-by-author',
  );
}

/** Ids of titles by their code; deleted ones are not found. */
export async function findTitleId(q: Query, eisbn: string): Promise<number | null> {
  const [row] = await q.query<{ id: number }>(
    'select id from title where eisbn = $1 and deleted_at is null',
    [eisbn],
    'title-find',
  );
  return row?.id ?? null;
}

/** The titles that have one of these ISBNs, withdrawn ones too. */
export function readTitleIds(
  q: Query,
  eisbns: readonly string[],
): Promise<{ id: number; eisbn: string; is_withdrawn: boolean }[]> {
  return q.query(
    `select id, eisbn, deleted_at is not null as is_withdrawn from title
     where eisbn = any((select $1::text[])::text[])`,
    [eisbns],
    'title-ids',
  );
}

import type { Suggestion } from '../../contract/browse.ts';
import type { Query } from '../db/db.ts';
import type { Unread } from '../isbn-file/found-numbers.ts';
import type { OfferedTitle } from '../pricing/offers.ts';

export interface SuggestionRow
  extends Pick<Suggestion, 'eisbn' | 'title' | 'subtitle' | 'author' | 'cover_image_cache' | 'cover_ratio'>,
    OfferedTitle {
  authors: { name: string; role?: string }[];
  series: string;
}

/** These titles as suggestion rows, in this order. */
export async function readSuggestions(q: Query, ids: readonly number[]): Promise<SuggestionRow[]> {
  if (ids.length === 0) return [];
  return q.query<SuggestionRow>(
    `select t.id, t.eisbn, t.title, t.subtitle, t.author, t.authors, t.series, t.cover_cache as cover_image_cache, t.cover_ratio,
       t.binding, t.is_large_print, t.is_giftcard, t.publication_date, t.release_date::text as release_date, t.availability,
       t.list_price_usa, t.list_price_can
     from unnest((select $1::int[])) with ordinality u(id, position) join title t on t.id = u.id
     where t.deleted_at is null order by u.position`,
    [ids],
    'browse-suggestions',
  );
}

/** By eisbn, of those of these titles that have other editions: how many editions and bindings the work has. */
export async function readGroups(
  q: Query,
  ids: readonly number[],
): Promise<Map<string, { formats: number; editions: number }>> {
  const rows = await q.query<{ eisbn: string; formats: number; editions: number }>(
    `select t.eisbn, count(*)::int as editions, count(distinct nullif(o.binding, ''))::int as formats
     from work_edition w join title t on t.id = w.title_id
     join work_edition e on e.work_id = w.work_id join title o on o.id = e.title_id and o.deleted_at is null
     where w.title_id = any((select $1::int[])::int[]) group by t.eisbn`,
    [ids],
    'browse-groups',
  );
  return new Map(rows.map(({ eisbn, ...group }) => [eisbn, group]));
}

/** A page that a search may be answered with. */
export interface ShopPage {
  title: string;
  path: string;
  description: string;
  /** Questions that its blocks answer. */
  questions?: string[];
}

/** The store's own pages, and its lists that have books. */
export async function readShopPages(q: Query, storeId: number): Promise<ShopPage[]> {
  return q.query<ShopPage>(
    `select title, path, description from page where store_id = $1
     union all select l.name, '/lists/' || l.id, l.header from title_list l
       where l.store_id = $1 and exists (select 1 from title_list_item i where i.list_id = l.id)`,
    [storeId],
    'browse-shop-pages',
  );
}

/** The pages of the store that answer questions one by one. */
export async function readPagesWithQuestions(q: Query, storeId: number): Promise<ShopPage[]> {
  return q.query<ShopPage>(
    `select title, path, description,
       jsonb_path_query_array(blocks, '$[*].data.faq[*].headline ? (@.type() == "string")') as questions
     from page where store_id = $1 and blocks @? '$[*].data.faq[*].headline'`,
    [storeId],
    'browse-page-questions',
  );
}

/** A list of the store and its titles in their order, or null. */
export async function readListTitles(
  q: Query,
  storeId: number,
  listId: number,
): Promise<{ name: string; ids: number[] } | null> {
  const [row] = await q.query<{ name: string; ids: number[] | null }>(
    `select l.name, (select array_agg(i.title_id order by i.position, i.title_id) from title_list_item i
       where i.list_id = l.id) as ids
     from title_list l where l.id = $1 and l.store_id = $2`,
    [listId, storeId],
    'browse-list-titles',
  );
  return row ? { name: row.name, ids: row.ids ?? [] } : null;
}

/**
 * What a list named: ISBNs that the catalogue does not have, and numbers that are no ISBNs. The first of each, and how many
 * there are; and what it was too long for.
 */
export interface LeftOut {
  missing: readonly string[];
  missing_count: number;
  doubtful: readonly string[];
  doubtful_count: number;
  unread: readonly Unread[];
}

/** A stored result set and its titles in their order, or null. */
export async function readResultSet(
  q: Query,
  storeId: number,
  id: string,
): Promise<({ name: string; ids: number[] } & LeftOut) | null> {
  const [row] = await q.query<{ name: string; ids: number[] } & LeftOut>(
    `select name, title_ids as ids, missing, missing_count, doubtful, doubtful_count, unread
     from browse_result where id = $1 and store_id = $2`,
    [id, storeId],
    'browse-result-set',
  );
  return row ?? null;
}

export async function insertResultSet(
  q: Query,
  set: { id: string; storeId: number; name: string; titleIds: readonly number[] } & LeftOut,
): Promise<void> {
  await q.query(
    `insert into browse_result
       (id, store_id, name, title_ids, missing, missing_count, doubtful, doubtful_count, unread)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      set.id,
      set.storeId,
      set.name,
      set.titleIds,
      set.missing,
      set.missing_count,
      set.doubtful,
      set.doubtful_count,
      set.unread,
    ],
  );
}

/** These ISBNs in their order, each with its title of the catalogue or null. */
export async function readTitlesOfIsbns(
  q: Query,
  isbns: readonly string[],
): Promise<{ isbn: string; id: number | null }[]> {
  return q.query(
    `select u.isbn, t.id from unnest($1::text[]) with ordinality u(isbn, position)
     left join title t on t.eisbn = u.isbn and t.deleted_at is null order by u.position`,
    [isbns],
  );
}

/** A search and how many titles it found. */
export interface SearchLine {
  storeId: number;
  term: string;
  type: string;
  results: number;
  at: Date;
}

/** Leaves out searches of stores that no longer exist. */
export async function writeSearches(q: Query, lines: readonly SearchLine[]): Promise<void> {
  await q.query(
    `insert into search_log (store_id, term, type, results, at)
     select u.store_id, u.term, u.type, u.results, u.at
     from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::timestamptz[]) with ordinality
       as u(store_id, term, type, results, at, position)
     where exists (select 1 from store s where s.id = u.store_id) order by u.position`,
    [
      lines.map((line) => line.storeId),
      lines.map((line) => line.term.slice(0, 200)),
      lines.map((line) => line.type),
      lines.map((line) => line.results),
      lines.map((line) => line.at.toISOString()),
    ],
    'browse-write-searches',
  );
}

/** The names of everyone who made these titles. */
export async function readAuthorNames(q: Query, titleIds: readonly number[]): Promise<string[]> {
  if (titleIds.length === 0) return [];
  const rows = await q.query<{ name: string }>(
    `select distinct a ->> 'name' as name from title t, jsonb_array_elements(t.authors) a
     where t.id = any((select $1::int[])::int[])`,
    [titleIds],
    'browse-author-names',
  );
  return rows.map(({ name }) => name);
}

import type { Query } from '../db/db.ts';
import type { TextMatch } from './text-match.ts';

/** Text in the form of documents; the database decides for everything beyond ASCII. */
export async function normaliseTexts(q: Query, texts: readonly string[]): Promise<string[]> {
  const rows = await q.query<{ words: string }>(
    'select search_words(u.text) as words from unnest($1::text[]) with ordinality u(text, position) order by u.position',
    [texts],
    'search-normalise',
  );
  return rows.map((row) => row.words);
}

/** Words of the catalogue with the stem of each word (itself included when the catalogue has it). */
export async function readForms(
  q: Query,
  words: readonly string[],
): Promise<{ word: string; form: string; titles: number }[]> {
  return q.query(
    `select u.word, w.word as form, w.titles from unnest($1::text[]) u(word)
     join search_word w on w.stem = coalesce((ts_lexize('bookstem', u.word))[1], u.word)
     order by w.titles desc limit 200`,
    [words],
    'search-forms',
  );
}

/** Condition on title_search for a match, with its parameters numbered from `first`. */
export function matchCondition(match: TextMatch, first: number): { sql: string; params: unknown[] } {
  if (match.seriesKey) return { sql: `series_key = $${first}`, params: [match.seriesKey] };
  const text = `document @@ to_tsquery('simple', $${first})`;
  if (!match.seriesLike.length) return { sql: text, params: [match.tsquery] };
  return {
    sql: `${text} and ' ' || series_key || ' ' like all ($${first + 1}::text[])`,
    params: [match.tsquery, match.seriesLike],
  };
}

/** Range of text that begins with `prefix`. */
export function prefixRange(prefix: string): [string, string] {
  return [prefix, `${prefix}\u{10ffff}`];
}

export interface Candidates {
  ids: Int32Array;
  /** Titles that are exactly the text. */
  exact: number[];
  /** Titles that begin with its words. */
  prefix: number[];
  /** How well they fit, when they are few: saves asking again. */
  ranked: Ranked[] | null;
}

/** Up to this many candidates are ranked in the same breath. */
const fewCandidates = 60;

/** Titles that a match finds, at most `cap`, in no order. */
export async function readCandidates(q: Query, match: TextMatch, cap: number): Promise<Candidates> {
  const { sql, params } = matchCondition(match, 6);
  // What begins with the words of the text also contains them, so the range needs no look at the document. In the
  // range are the key itself and what goes on after a space ('!' follows the space).
  const [row] = await q.query<Record<'ids' | 'exact' | 'prefix' | 'ranked', string | null>>(
    `with found as materialized (select title_id from title_search s where ${sql} limit $1),
     begins as materialized (select title_id, title_key = $3 as exact from title_search
       where $3 <> '' and title_key >= $3 and title_key < $3 || '!' limit 2000)
     select (select encode(string_agg(int4send(title_id), ''), 'base64') from found) as ids,
       (select json_agg(title_id)::text from begins where exact) as exact,
       (select json_agg(title_id)::text from begins where not exact) as prefix,
       case when (select count(*) from found) <= $5 then (select json_agg(r)::text from (
         ${ranking('$2', '$3', '$4')} where s.title_id in (select title_id from found)) r) end as ranked`,
    [cap, match.tsquery, match.titleKey, match.authorKeys, fewCandidates, ...params],
  );
  return {
    ids: fromBase64(row?.ids ?? ''),
    exact: JSON.parse(row?.exact ?? '[]'),
    prefix: JSON.parse(row?.prefix ?? '[]'),
    ranked: row?.ranked ? JSON.parse(row.ranked) : null,
  };
}

/** Numbers that PostgreSQL packed with int4send. */
function fromBase64(text: string): Int32Array {
  const bytes = Buffer.from(text, 'base64');
  const ids = new Int32Array(bytes.length >> 2);
  for (let i = 0; i < ids.length; i++) ids[i] = bytes.readInt32BE(i * 4);
  return ids;
}

export interface Ranked {
  id: number;
  relevance: number;
  salesRank: number | null;
  isTitle: boolean;
  /** The text is its author, or the first of its authors. */
  isAuthor: boolean;
  beginsTitle: boolean;
}

const ranking = (tsquery: string, titleKey: string, authorKeys: string) => `
  select s.title_id as id, t.sales_rank as "salesRank", case when ${tsquery}::text = '' then 0
      else ts_rank('{0.1, 0.4, 0.9, 1}', s.document, to_tsquery('simple', ${tsquery}), 1) end as relevance,
    s.title_key = ${titleKey}::text as "isTitle", 
    exists (select 1 from unnest(${authorKeys}::text[]) k(name) where s.author_key = k.name
      or (k.name like '% %' and starts_with(s.author_key, k.name || ' '))) as "isAuthor",
    ${titleKey} <> '' and starts_with(s.title_key, ${titleKey} || ' ') as "beginsTitle"
  from title_search s join title t on t.id = s.title_id`;

/** How well each of these titles fits the text. */
export async function rankTitles(q: Query, ids: readonly number[], match: TextMatch): Promise<Ranked[]> {
  const [row] = await q.query<{ ranked: string | null }>(
    `select json_agg(r)::text as ranked from (${ranking('$2', '$3', '$4')} where s.title_id = any($1::int[])) r`,
    [ids, match.tsquery, match.titleKey, match.authorKeys],
    'search-rank',
  );
  return JSON.parse(row?.ranked ?? '[]');
}

/** How many titles each match finds, counted up to `most`. */
export async function countMatches(q: Query, matches: readonly TextMatch[], most: number): Promise<number[]> {
  const rows = await q.query<{ found: number }>(
    `select (select count(*)::int from (select 1 from title_search s join title t on t.id = s.title_id
         where s.document @@ to_tsquery('simple', u.query) and t.deleted_at is null limit $2) f) as found
     from unnest($1::text[]) with ordinality u(query, position) order by u.position`,
    [matches.map((m) => m.tsquery), most],
    'search-count',
  );
  return rows.map((row) => row.found);
}

/** Words of the catalogue that look like these, at most 12 each. */
export async function readSimilarWords(
  q: Query,
  words: readonly string[],
): Promise<{ word: string; similar: string; titles: number }[]> {
  return q.query(
    `select u.word, s.word as similar, s.titles from unnest($1::text[]) u(word)
     cross join lateral (select w.word, w.titles from search_word w where w.word % u.word and w.word <> u.word
       order by similarity(w.word, u.word) desc, w.titles desc limit 12) s`,
    [words],
    'search-similar',
  );
}

/** Which of these are words of the catalogue, and in how many titles. */
export async function readWordCounts(q: Query, words: readonly string[]): Promise<Map<string, number>> {
  const rows = await q.query<{ word: string; titles: number }>(
    'select word, titles from search_word where word = any($1::text[])',
    [words],
    'search-word-counts',
  );
  return new Map(rows.map((row) => [row.word, row.titles]));
}

/** Takes up to `most` titles from the queue and adds their words; returns how many were taken. */
export async function learnPending(q: Query, most: number): Promise<number> {
  // One process learns at a time: merging what another is writing would lose its titles.
  const [free] = await q.query<{ free: boolean }>('select pg_try_advisory_xact_lock(72630003) as free');
  if (!free?.free) return 0;
  const taken = await q.query<{ title_id: number }>(
    `delete from search_pending where ctid = any(array(select ctid from search_pending limit $1)) returning title_id`,
    [most],
  );
  if (taken.length === 0) return 0;
  const ids = [...new Set(taken.map((row) => row.title_id))];
  await q.query(learnWords, [ids], 'search-learn-words');
  await q.query(learnPrefixes, [ids], 'search-learn-prefixes');
  return taken.length;
}

/** A title with its words that suggest it (title, names, series) and its popularity, packed (0002_search.sql). */
const learned = `
  fresh as materialized (
    select t.id, s.document, s.series_key,
      (coalesce(t.sales_rank, case when exists (select 1 from stock k where k.title_id = t.id and k.on_hand > 0)
        then 1000000000 else 2000000000 end)::bigint << 32 | t.id) as packed
    from title t join title_search s on s.title_id = t.id where t.id = any($1::int[]) and t.deleted_at is null
  ),
  suggesting as materialized (
    select distinct f.id, f.packed, w.word from fresh f
    cross join lateral unnest(tsvector_to_array(ts_filter(f.document, '{a,b}')) || string_to_array(f.series_key, ' ')) w(word)
    where w.word <> '' and length(w.word) <= 40
  )`;

/** The eight best of what a row holds and what is new; a title counts with its newest popularity. */
const merged = (key: string, table: string, source: string) => `
  newest as (
    select key, packed from (
      select key, packed, row_number() over (partition by key order by packed) as position
      from (${source}) n
    ) r where position <= 8
  ),
  together as (
    select key, packed from newest
    union
    select o.${key}, b.packed from ${table} o cross join lateral unnest(o.best) b(packed)
    where o.${key} in (select key from newest) and (b.packed & 4294967295) not in (select id from fresh)
  ),
  best as (
    select key, array_agg(packed order by packed) as best from (
      select key, packed, row_number() over (partition by key order by packed) as position from together
    ) r where position <= 8 group by key
  )`;

const learnWords = `
  with ${learned},
  met as (
    select w.word, count(*)::int as titles from fresh f cross join lateral unnest(tsvector_to_array(f.document)) w(word)
    where length(w.word) <= 40 and w.word !~ '^[0-9]{9,}$' group by w.word
  ),
  ${merged('word', 'search_word', 'select word as key, packed from suggesting')}
  insert into search_word (word, stem, titles, best)
  select m.word, coalesce((ts_lexize('bookstem', m.word))[1], m.word), m.titles, coalesce(b.best, '{}')
  from met m left join best b on b.key = m.word order by m.word
  on conflict (word) do update set titles = search_word.titles + excluded.titles,
    best = case when excluded.best = '{}' then search_word.best else excluded.best end`;

const learnPrefixes = `
  with ${learned},
  ${merged(
    'prefix',
    'search_prefix',
    'select distinct left(s.word, l.letters) as key, s.packed from suggesting s cross join (values (1), (2), (3)) l(letters)',
  )}
  insert into search_prefix (prefix, best) select key, best from best order by key
  on conflict (prefix) do update set best = excluded.best`;

/** Suggestions for the beginning of one word. */
export async function suggestByPrefix(q: Query, prefix: string): Promise<number[]> {
  const rows =
    prefix.length <= 3
      ? await q.query<{ id: number }>(
          `select (b.packed & 4294967295)::int as id from search_prefix p
           cross join lateral unnest(p.best) b(packed) where p.prefix = $1 order by b.packed`,
          [prefix],
          'search-suggest-short',
        )
      : await q.query<{ id: number }>(
          `select (packed & 4294967295)::int as id from (
             select distinct b.packed from search_word w cross join lateral unnest(w.best) b(packed)
             where w.word >= $1 and w.word < $2 order by b.packed limit 24) s`,
          prefixRange(prefix),
          'search-suggest-word',
        );
  return rows.map((row) => row.id);
}

/** The most popular titles that a match finds, among its first thousand. */
export async function suggestByMatch(q: Query, match: TextMatch): Promise<number[]> {
  const { sql, params } = matchCondition(match, 1);
  const rows = await q.query<{ id: number }>(
    `with found as materialized (select title_id from title_search where ${sql} limit 1000)
     select t.id from found f join title t on t.id = f.title_id where t.deleted_at is null
     order by t.sales_rank nulls last, t.id limit 24`,
    params,
  );
  return rows.map((row) => row.id);
}

/** Titles that are the text (first) or begin with it, the most popular first. */
export async function suggestByTitle(q: Query, key: string, exactOnly: boolean): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `with found as materialized (select title_id, title_key from title_search
       where title_key >= $1 and title_key < $2 limit 500)
     select t.id from found f join title t on t.id = f.title_id where t.deleted_at is null
     order by f.title_key <> $1, t.sales_rank nulls last, t.id limit 12`,
    exactOnly ? [key, `${key}\u0001`] : prefixRange(key),
    'search-suggest-title',
  );
  return rows.map((row) => row.id);
}

/** Titles whose ISBN begins with these digits. */
export async function suggestByIsbn(q: Query, digits: readonly string[]): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `select t.id from unnest($1::text[]) u(digits)
     join title t on t.eisbn between rpad(u.digits, 13, '0') and rpad(u.digits, 13, '9')
     where t.deleted_at is null order by t.sales_rank nulls last, t.id limit 12`,
    [digits],
    'search-suggest-isbn',
  );
  return rows.map((row) => row.id);
}

/**
 * These titles in this order without deleted ones, and each book once whatever editions it has; but what the store has
 * goes before what nobody has ranked.
 */
export async function preferOnHand(
  q: Query,
  storeId: number,
  ids: readonly number[],
  limit: number,
): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `select id from (
       select t.id, u.position, row_number() over (partition by s.title_key, s.author_key order by u.position) as edition,
         t.sales_rank is null and not exists (select 1 from stock k join location l on l.id = k.location_id
           where k.title_id = t.id and k.on_hand > 0 and l.store_id = $1) as obscure
       from unnest($2::int[]) with ordinality u(id, position)
       join title t on t.id = u.id join title_search s on s.title_id = t.id
       where t.deleted_at is null
     ) r where edition = 1 order by obscure, position limit $3`,
    [storeId, ids, limit],
    'search-suggest-order',
  );
  return rows.map((row) => row.id);
}

import type { Query } from '../../db/db.ts';
import type { TextMatch } from '../text/text-match.ts';
import { companionSubjects } from './edition-order.ts';

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
    `select u.word, w.word as form, w.titles from unnest((select $1::text[])) u(word)
     join search_word w on w.stem = coalesce((ts_lexize('bookstem', u.word))[1], u.word)
     order by w.titles desc, w.word limit 200`,
    [words],
    'search-forms',
  );
}

/**
 * Condition on title_search for a match, with its parameters numbered from `first`; `name` tells its texts apart.
 * `isHidden` hides the values from the planner, which then plans once instead of for every text.
 */
export function matchCondition(
  match: TextMatch,
  first: number,
  isHidden = false,
): { sql: string; params: unknown[]; name: 'series' | 'text' | 'begin' | 'like' | 'about' } {
  const at = (n: number) => (isHidden ? `(select $${first + n}::text)` : `$${first + n}::text`);
  if (match.about) {
    const sql = `s.title_id = any(array(select a.title_id from title_about a
      where a.words @@ to_tsquery('bookabout', ${at(0)}) limit ${mostAbout}))`;
    return { sql, params: [match.about], name: 'about' };
  }
  if (match.seriesKey) {
    // The index of series leaves out the titles that are in none, which a hidden value might be.
    const sql = `(series_key = ${at(0)} and series_key <> '')`;
    return { sql, params: [match.seriesKey], name: 'series' };
  }
  const text = `document @@ (to_tsquery('simple', ${at(0)}) || ${at(1)}::tsquery)`;
  const words = [match.tsquery, match.publisher];
  if (match.byBeginning && !match.seriesLike.length) {
    return {
      sql: `(${text} or (title_key >= ${at(2)} and title_key < ${at(3)}))`,
      params: [...words, match.titleKey, match.titleEnd],
      name: 'begin',
    };
  }
  if (!match.seriesLike.length) return { sql: text, params: words, name: 'text' };
  return {
    sql: `${text} and ' ' || series_key || ' ' like all ($${first + 2}::text[])`,
    params: [...words, match.seriesLike],
    name: 'like',
  };
}

/** Titles about something: beyond this many the text says too little. */
const mostAbout = 5_000;

export interface Candidates {
  ids: Int32Array;
  /** Titles that are exactly the text. */
  exact: number[];
  /** Titles that begin with its words. */
  prefix: number[];
  /** How well they fit, when they are few: saves asking again. */
  ranked: Ranked[] | null;
  /** Their names, when there are next to no titles: spelling correction needs them. */
  names: NamesOfTitle[] | null;
}

/** What a title is called, in the words that searches look for. */
export interface NamesOfTitle {
  titleKey: string;
  authorKey: string;
  seriesKey: string;
}

/** Titles a text search takes from the database: counts stay exact for words in up to this many titles. */
const mostCandidates = 50_000;

/** Up to this many candidates are ranked in the same breath. */
const fewCandidates = 60;

/** Up to this many are named. */
const nextToNone = 2;

/**
 * Titles that a match finds, at most `mostCandidates`, in no order; with `among`, only those of these that it finds.
 * Planning this takes longer than finding most texts, so the values are hidden: once is enough.
 */
export async function readCandidates(
  q: Query,
  match: TextMatch,
  among: readonly number[] | null = null,
): Promise<Candidates> {
  const { sql, params, name } = matchCondition(match, among ? 8 : 7, true);
  const narrow = among ? 'and title_id = any((select $7::int[])::int[])' : '';
  // What begins with the words of the text also contains them, so the range needs no look at the document.
  const [row] = await q.query<Record<'ids' | 'exact' | 'prefix' | 'ranked' | 'names', string | null>>(
    `with found as materialized (select title_id from title_search s where ${sql} ${narrow} limit ${mostCandidates}),
     begins as materialized (select title_id, title_key = $2 as exact from title_search
       where $2 <> '' and title_key >= (select $2::text) and title_key < (select $4::text) ${narrow} limit 2000)
     select (select encode(string_agg(int4send(title_id), ''), 'base64') from found) as ids,
       (select json_agg(title_id)::text from begins where exact) as exact,
       (select json_agg(title_id)::text from begins where not exact) as prefix,
       case when (select count(*) from found) <= ${fewCandidates} then (select json_agg(r)::text from (
         ${ranking('$1', '$2', '$3', '$4', '$5', '$6')} where s.title_id = any(array(select title_id from found))) r) end as ranked,
       case when (select count(*) from found) <= ${nextToNone} then (select json_agg(json_build_object(
         'titleKey', s.title_key, 'authorKey', s.author_key, 'seriesKey', s.series_key))::text
         from title_search s join title t on t.id = s.title_id
         where s.title_id = any(array(select title_id from found)) and t.deleted_at is null) end as names`,
    [
      match.tsquery,
      match.titleKey,
      match.authorKeys,
      match.titleEnd,
      match.sameKeys,
      match.publisher,
      ...(among ? [among] : []),
      ...params,
    ],
    `search-candidates-${name}${among ? '-among' : ''}`,
  );
  return {
    ids: fromBase64(row?.ids ?? ''),
    exact: JSON.parse(row?.exact ?? '[]'),
    prefix: JSON.parse(row?.prefix ?? '[]'),
    ranked: row?.ranked ? JSON.parse(row.ranked) : null,
    names: row?.names ? JSON.parse(row.names) : null,
  };
}

/** The matches whose title is the text or begins with it. */
export async function readBeginnings(
  q: Query,
  { titleKey, titleEnd }: TextMatch,
): Promise<Pick<Candidates, 'exact' | 'prefix'>> {
  const rows = await q.query<{ id: number; exact: boolean }>(
    `select title_id as id, title_key = $1 as exact from title_search
     where title_key >= (select $1::text) and title_key < (select $2::text) limit 2000`,
    [titleKey, titleEnd],
    'search-beginnings',
  );
  const idsOf = (exact: boolean) => rows.filter((row) => row.exact === exact).map((row) => row.id);
  return { exact: idsOf(true), prefix: idsOf(false) };
}

/** The words that most titles have, of those that at least so many have. */
export async function readCommonWords(q: Query, least: number, most: number): Promise<string[]> {
  const rows = await q.query<{ word: string }>(
    `select word from search_word where titles >= $1 and length(word) > 2 and word !~ '^[0-9]' order by titles desc, word limit $2`,
    [least, most],
  );
  return rows.map((row) => row.word);
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
  popularityRank: number | null;
  language: string;
  binding: string;
  /** Title and subtitle. */
  called: string;
  /** Its subject says that it accompanies other books. */
  isAside: boolean;
  isTitle: boolean;
  /** The text is its author, or the first of its authors. */
  isAuthor: boolean;
  /** The text is its publisher or imprint. */
  isPublisher: boolean;
  /** The text is the surname of its first author. */
  isSurname: boolean;
  beginsTitle: boolean;
}

const companions = companionSubjects
  .map(({ scheme, begins }) => `(j.scheme = '${scheme}' and j.code like '${begins}%')`)
  .join(' or ');

const ranking = (
  tsquery: string,
  titleKey: string,
  authorKeys: string,
  titleEnd: string,
  sameKeys: string,
  publisher: string,
) => `
  select s.title_id as id, t.popularity_rank as "popularityRank", t.language,
    case when t.is_large_print then 'Large Print' else t.binding end as binding,
    lower(t.title || ' ' || t.subtitle) as called,
    exists (select 1 from title_subject ts join subject j on j.id = ts.subject_id
      where ts.title_id = t.id and (${companions})) as "isAside", case when ${tsquery}::text = '' then 0
      else ts_rank('{0.1, 0.4, 0.9, 1}', s.document, to_tsquery('simple', ${tsquery}), 1) end as relevance,
    (s.title_key = ${titleKey}::text or s.title_key = any(${sameKeys}::text[])) as "isTitle",
    exists (select 1 from unnest(${authorKeys}::text[]) k(name) where s.author_key = k.name
      or (k.name like '% %' and starts_with(s.author_key, k.name || ' '))) as "isAuthor",
    exists (select 1 from unnest(${authorKeys}::text[]) k(name) where starts_with(t.author_sort, k.name || ' ')) as "isSurname",
    ${publisher}::text <> '' and s.document @@ (${publisher} || ' <-> ''@''')::tsquery as "isPublisher",
    ${titleKey} <> '' and (starts_with(s.title_key, ${titleKey} || ' ')
      or (s.title_key > ${titleKey} and s.title_key < ${titleEnd}::text)) as "beginsTitle"
  from title_search s join title t on t.id = s.title_id`;

/** How well each of these titles fits the text. */
export async function rankTitles(q: Query, ids: readonly number[], match: TextMatch): Promise<Ranked[]> {
  const [row] = await q.query<{ ranked: string | null }>(
    `select json_agg(r)::text as ranked from (${ranking('$2', '$3', '$4', '$5', '$6', '$7')} where s.title_id = any((select $1::int[])::int[])) r`,
    [ids, match.tsquery, match.titleKey, match.authorKeys, match.titleEnd, match.sameKeys, match.publisher],
    'search-rank',
  );
  return JSON.parse(row?.ranked ?? '[]');
}

import type { Query } from '../../db/db.ts';
import type { NamesOfTitle } from '../sql/queries.ts';
import type { SimilarWord } from './known-words.ts';

/** Words of the catalogue that look like these, at most 12 each. */
export async function readSimilarWords(q: Query, words: readonly string[]): Promise<SimilarWord[]> {
  return q.query(
    `select u.word, s.word as similar, s.titles from unnest((select $1::text[])) u(word)
     cross join lateral (select w.word, w.titles from search_word w where w.word % u.word and w.word <> u.word
       order by similarity(w.word, u.word) desc, w.titles desc, w.word limit 12) s`,
    [words],
    'search-similar',
  );
}

/** Which of these are words of the catalogue, and in how many titles. */
export async function readWordCounts(q: Query, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await q.query<{ word: string; titles: number }>(
    'select word, titles from search_word where word = any($1::text[])',
    [words],
    'search-word-counts',
  );
  return new Map(rows.map((row) => [row.word, row.titles]));
}

/** Which of these words some description has. */
export async function readDescribed(q: Query, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await q.query<{ word: string }>(
    `select u.word from unnest((select $1::text[])) u(word) where exists (
       select 1 from title_about a where a.words @@ plainto_tsquery('bookabout', u.word))`,
    [words],
    'search-described',
  );
  return new Set(rows.map((row) => row.word));
}

/** Which of these words are in the title, the names or the series of some title that is still there. */
export async function readNamingWords(q: Query, words: readonly string[]): Promise<Set<string>> {
  const rows = await q.query<{ word: string }>(
    `select w.word from search_word w where w.word = any((select $1::text[])::text[]) and exists (
       select 1 from unnest(w.best) b(packed) join title t on t.id = (b.packed & 4294967295)::int
       where t.deleted_at is null)`,
    [words],
    'search-naming-words',
  );
  return new Set(rows.map((row) => row.word));
}

/** A title that one of several queries finds. */
export interface TitleOfWay extends NamesOfTitle {
  /** Which query, from 0. */
  way: number;
  authorSort: string;
  /** The given words that it has. */
  words: string[];
}

/**
 * Some titles that each query finds, whatever their order, with those of `words` and of the words beginning with
 * `beginning` that they have where `weights` say.
 */
export async function readTitlesOfWays(
  q: Query,
  queries: readonly string[],
  {
    words,
    beginning,
    weights,
    most,
    isPublisher,
  }: { words: string[]; beginning: string; weights: string; most: number; isPublisher: boolean },
): Promise<TitleOfWay[]> {
  // Each query by itself and without a name, so that the planner knows what it asks for and takes the index.
  const ways = queries.map(
    (
      _,
      way,
    ) => `(select ${way} as way, title_id, title_key, author_key, series_key, document from title_search
      where document @@ ${isPublisher ? `$${way + 5}::tsquery` : `to_tsquery('simple', $${way + 5})`} limit $1)`,
  );
  return q.query<TitleOfWay>(
    `select s.way, s.title_key as "titleKey", s.author_key as "authorKey", t.author_sort as "authorSort",
       s.series_key as "seriesKey",
       array(select w.word from (select ltrim(lexeme, '@') from unnest(tsvector_to_array(ts_filter(s.document, $4::text::"char"[]))) l(lexeme)) w(word)
         where w.word = any($2::text[]) or ($3 <> '' and starts_with(w.word, $3))) as words
     from (${ways.join(' union all ')}) s join title t on t.id = s.title_id where t.deleted_at is null order by s.way`,
    [most, words, beginning, `{${weights}}`, ...queries],
  );
}

/** Which of these ISBNs are in the catalogue, the most popular first. */
export async function readKnownIsbns(q: Query, isbns: readonly string[]): Promise<string[]> {
  const rows = await q.query<{ eisbn: string }>(
    `select eisbn from title where eisbn = any($1::text[]) and deleted_at is null order by popularity_rank nulls last, eisbn limit 5`,
    [isbns],
    'search-known-isbns',
  );
  return rows.map((row) => row.eisbn);
}

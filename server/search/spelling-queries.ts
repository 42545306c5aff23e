import type { Query } from '../db/db.ts';
import type { SimilarWord } from './word-memory.ts';

/** Words of the catalogue that look like these, at most 12 each. */
export async function readSimilarWords(q: Query, words: readonly string[]): Promise<SimilarWord[]> {
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
  if (words.length === 0) return new Map();
  const rows = await q.query<{ word: string; titles: number }>(
    'select word, titles from search_word where word = any($1::text[])',
    [words],
    'search-word-counts',
  );
  return new Map(rows.map((row) => [row.word, row.titles]));
}

/** A title that one of several queries finds. */
export interface TitleOfWay {
  /** Which query, from 0. */
  way: number;
  titleKey: string;
  authorKey: string;
  authorSort: string;
  seriesKey: string;
  /** Of the words asked about, those it has. */
  words: string[];
}

/**
 * Some titles that each query finds, whatever their order, with those of `words` and of the words beginning with
 * `beginning` that they have where `weights` say.
 */
export async function readTitlesOfWays(
  q: Query,
  queries: readonly string[],
  { words, beginning, weights, most }: { words: string[]; beginning: string; weights: string; most: number },
): Promise<TitleOfWay[]> {
  const rows = await q.query<TitleOfWay>(
    `select (u.way - 1)::int as way, s.title_key as "titleKey", s.author_key as "authorKey",
       s.author_sort as "authorSort", s.series_key as "seriesKey",
       array(select w.word from unnest(tsvector_to_array(ts_filter(s.document, $5::text::"char"[]))) w(word)
         where w.word = any($3::text[]) or ($4 <> '' and starts_with(w.word, $4))) as words
     from unnest($1::text[]) with ordinality u(query, way) cross join lateral (
       select x.title_key, x.author_key, t.author_sort, x.series_key, x.document
       from title_search x join title t on t.id = x.title_id
       where x.document @@ to_tsquery('simple', u.query) and t.deleted_at is null limit $2) s
     order by u.way`,
    [queries, most, words, beginning, `{${weights}}`],
    'search-titles-of-ways',
  );
  return rows;
}

/** Which of these ISBNs are in the catalogue, the best sold first. */
export async function readKnownIsbns(q: Query, isbns: readonly string[]): Promise<string[]> {
  const rows = await q.query<{ eisbn: string }>(
    `select eisbn from title where eisbn = any($1::text[]) and deleted_at is null order by sales_rank nulls last, id limit 5`,
    [isbns],
    'search-known-isbns',
  );
  return rows.map((row) => row.eisbn);
}

import type { Query } from '../../db/db.ts';
import { packedTitle } from '../text/about-queries.ts';

/** True for one process at a time, until its transaction ends: merging what another is writing would lose its titles. */
export async function mayLearn(q: Query): Promise<boolean> {
  const [row] = await q.query<{ free: boolean }>('select pg_try_advisory_xact_lock(72630003) as free');
  return row?.free ?? false;
}

/** Takes at most so many titles from the queue. */
export async function takePending(q: Query, most: number): Promise<number[]> {
  const rows = await q.query<{ title_id: number }>(
    `delete from search_pending where ctid = any(array(select ctid from search_pending limit $1)) returning title_id`,
    [most],
    'search-take-pending',
  );
  return rows.map((row) => row.title_id);
}

/** A title with its words. */
export interface WordyTitle {
  id: number;
  /** Popularity << 32 | id, as decimal text: see search_word in 0002_search.sql. */
  packed: string;
  /** Every word of its search document. */
  words: string[];
  /** Words of title, names and series: what it may be suggested for. */
  suggesting: string[];
}

export async function readWords(q: Query, ids: readonly number[]): Promise<WordyTitle[]> {
  return q.query<WordyTitle>(
    `select t.id, ${packedTitle} as packed,
       array(select ltrim(w.word, '@') from unnest(tsvector_to_array(s.document)) w(word)) as words,
       tsvector_to_array(ts_filter(s.document, '{a,b}')) || string_to_array(s.series_key, ' ') as suggesting
     from title t join title_search s on s.title_id = t.id where t.id = any($1::int[]) and t.deleted_at is null`,
    [ids],
    'search-read-words',
  );
}

/** Tables of packed titles, and the columns that they are found by. */
export type BestTable = keyof typeof keyColumns;
const keyColumns = { search_word: 'word', search_prefix: 'prefix', search_person: 'name' } as const;

export async function readBest(
  q: Query,
  table: BestTable,
  keys: readonly string[],
): Promise<{ key: string; best: string[] }[]> {
  const column = keyColumns[table];
  return q.query(
    // A join, not '= any': until the growing table has been analysed, that would compare every row with every key.
    `select b.${column} as key, b.best::text[] as best from unnest($1::text[]) k(key) join ${table} b on b.${column} = k.key`,
    [keys],
  );
}

export interface LearnedWord {
  word: string;
  titles: number;
  /** null = as it is. */
  best: string[] | null;
}

/** A word of the catalogue as the vocabulary has it. */
export interface VocabularyWord {
  word: string;
  stem: string;
  /** In how many titles it is. */
  titles: number;
}

/** Writes the words, and says what the table has of each then. */
export async function writeWords(q: Query, words: readonly LearnedWord[]): Promise<VocabularyWord[]> {
  const [row] = await q.query<{ lines: string | null }>(
    `with written as (insert into search_word (word, stem, titles, best)
     select u.word, coalesce((ts_lexize('bookstem', u.word))[1], u.word), u.titles, coalesce(u.best::bigint[], '{}')
     from unnest($1::text[], $2::int[], $3::text[]) u(word, titles, best)
     on conflict (word) do update set titles = search_word.titles + excluded.titles,
       best = case when excluded.best = '{}' then search_word.best else excluded.best end returning word, stem, titles)
     select ${asLines} as lines from written`,
    [words.map((w) => w.word), words.map((w) => w.titles), words.map((w) => w.best && `{${w.best.join()}}`)],
    'search-write-words',
  );
  return fromLines(row?.lines);
}

/** At most so many words of the vocabulary that follow `after`, in order. */
export async function readVocabulary(q: Query, after: string, most: number): Promise<VocabularyWord[]> {
  const [row] = await q.query<{ lines: string | null }>(
    `select ${asLines} as lines from (
       select word, stem, titles from search_word where word > $1 order by word limit $2) w`,
    [after, most],
    'search-vocabulary',
  );
  return fromLines(row?.lines);
}

/** One text is read in a tenth of the time of as many rows. Words have no blanks. */
const asLines = "string_agg(word || ' ' || stem || ' ' || titles, e'\\n' order by word)";

function fromLines(lines: string | null | undefined): VocabularyWord[] {
  if (!lines) return [];
  return lines.split('\n').map((line) => {
    const [word = '', stem = '', titles] = line.split(' ');
    return { word, stem, titles: Number(titles) };
  });
}

/** How many batches of titles the vocabulary has learned. */
export async function readLearnedBatches(q: Query): Promise<number> {
  const [row] = await q.query<{ batches: number }>(
    'select batches from search_learned',
    [],
    'search-learned-batches',
  );
  return row?.batches ?? 0;
}

/** Counts one more, and says how many they are then. */
export async function countLearnedBatch(q: Query): Promise<number> {
  const [row] = await q.query<{ batches: number }>(
    `insert into search_learned (batches) values (1)
     on conflict (id) do update set batches = search_learned.batches + 1 returning batches`,
    [],
    'search-count-batch',
  );
  return row?.batches ?? 0;
}

export async function writePrefixes(q: Query, prefixes: ReadonlyMap<string, string[]>): Promise<void> {
  await q.query(
    `insert into search_prefix (prefix, best) select u.prefix, u.best::bigint[]
     from unnest($1::text[], $2::text[]) u(prefix, best)
     on conflict (prefix) do update set best = excluded.best`,
    [[...prefixes.keys()], [...prefixes.values()].map((best) => `{${best.join()}}`)],
    'search-write-prefixes',
  );
}

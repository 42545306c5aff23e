import type { Db, Query } from '../../db/db.ts';
import {
  type BestTable,
  countLearnedBatch,
  type LearnedWord,
  mayLearn,
  readBest,
  readWords,
  takePending,
  type VocabularyWord,
  type WordyTitle,
  writePrefixes,
  writeWords,
} from './vocabulary-queries.ts';

/** Titles per transaction; few when a shop on PGlite waits for it, where 500 take a tenth of a second. */
const batch = { most: 500, besideShoppers: 60 };

/** Titles kept per word or beginning: more than are ever suggested, because some will be deleted. */
const mostBest = 8;

/** Searches never hold longer words. */
const longestWord = 40;

/**
 * Adds the words of new and changed titles to the vocabulary until none are left or `forMs` milliseconds have passed.
 * Returns how many titles were learned; calls `onLearned` after each committed batch.
 */
export async function learnWords(
  db: Db,
  forMs = Number.POSITIVE_INFINITY,
  onLearned: (batch: LearnedBatch) => void = () => {},
): Promise<number> {
  const end = performance.now() + forMs;
  const size = db.engine === 'pglite' && Number.isFinite(forMs) ? batch.besideShoppers : batch.most;
  let learned = 0;
  do {
    const done = await db.tx((q) => learnBatch(q, size));
    if (!done) break;
    onLearned(done);
    learned += done.taken;
    if (done.taken < size) break;
  } while (performance.now() < end);
  return learned;
}

export interface LearnedBatch {
  taken: number;
  /** What the vocabulary has now of the words of the batch. */
  words: VocabularyWord[];
  /** See readLearnedBatches. */
  batches: number;
}

async function learnBatch(q: Query, size: number): Promise<LearnedBatch | null> {
  if (!(await mayLearn(q))) return null;
  const taken = await takePending(q, size);
  if (taken.length === 0) return null;
  const titles = await readWords(q, [...new Set(taken)]);
  const words = await mergeBest(
    q,
    'search_word',
    suggestible(titles, (word) => [word]),
  );
  const written = await writeWords(q, learnedWords(titles, words));
  await writePrefixes(q, await mergeBest(q, 'search_prefix', suggestible(titles, beginnings)));
  return { taken: taken.length, words: written, batches: await countLearnedBatch(q) };
}

/** A title and what it may be suggested for. */
interface Suggestible {
  id: number;
  packed: string;
  keys: readonly string[];
}

/** The best titles per key, of those the table has and the new ones; a title counts with its newest popularity. */
export async function mergeBest(
  q: Query,
  table: BestTable,
  titles: readonly Suggestible[],
): Promise<Map<string, string[]>> {
  const fresh = new Map<string, Set<bigint>>();
  for (const title of titles) {
    const packed = BigInt(title.packed);
    for (const key of title.keys) {
      const set = fresh.get(key);
      if (set) set.add(packed);
      else fresh.set(key, new Set([packed]));
    }
  }
  const known = new Map((await readBest(q, table, [...fresh.keys()])).map((row) => [row.key, row.best]));
  const renewed = new Set(titles.map((title) => BigInt(title.id)));
  const merged = new Map<string, string[]>();
  // In the order of keys, as every process writes them.
  for (const key of [...fresh.keys()].sort()) {
    const all = [...(fresh.get(key) ?? [])];
    for (const text of known.get(key) ?? []) {
      const packed = BigInt(text);
      if (!renewed.has(packed & 0xffffffffn)) all.push(packed);
    }
    all.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    merged.set(key, all.slice(0, mostBest).map(String));
  }
  return merged;
}

/** What each title may be suggested for: its words, or their beginnings. */
function suggestible(titles: readonly WordyTitle[], keysOf: (word: string) => string[]): Suggestible[] {
  return titles.map(({ id, packed, suggesting }) => ({
    id,
    packed,
    keys: suggesting.filter(isWord).flatMap(keysOf),
  }));
}

function learnedWords(titles: readonly WordyTitle[], best: ReadonlyMap<string, string[]>): LearnedWord[] {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const word of new Set([...title.words, ...title.suggesting])) {
      // ISBNs and the marks around publishers are in the documents too, and no words.
      if (isWord(word) && !/^\d{9,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([word, count]) => ({ word, titles: count, best: best.get(word) ?? null }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}

function beginnings(word: string): string[] {
  const letters = [...word];
  return [1, 2, 3].filter((n) => n <= letters.length).map((n) => letters.slice(0, n).join(''));
}

function isWord(word: string): boolean {
  return word !== '' && word.length <= longestWord;
}

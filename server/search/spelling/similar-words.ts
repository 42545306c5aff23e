import type { Query } from '../../db/db.ts';
import { editDistance } from './edit-distance.ts';
import type { SimilarWord } from './known-words.ts';
import { nearWords } from './near-words.ts';
import { readSimilarWords, readWordCounts } from './spelling-queries.ts';
import type { WordMemory } from './word-memory.ts';

/** A word of the catalogue that may be meant. */
export interface Similar {
  text: string;
  /** See editDistance. */
  slips: number;
  titles: number;
}

/** Each word costs the database a look through its triples of letters. */
const mostLookedUp = 5;

/**
 * Words of the catalogue that may be meant by each word, likeliest first. Of those `misspelt`, short ones are also
 * tried letter by letter: swapped letters leave a short word hardly any triple in common with the right one.
 */
export async function similarWords(
  q: Query,
  texts: readonly string[],
  misspelt: readonly string[],
  memory: WordMemory | null,
): Promise<Map<string, Similar[]>> {
  const asked = [...new Set(texts)].slice(0, mostLookedUp);
  const near = new Map(misspelt.slice(0, 4).map((text) => [text, nearWords(text)]));
  const [rows, counts] = await Promise.all([
    lookAlikes(q, asked, memory),
    wordCounts(q, [...new Set([...near.values()].flat())], memory),
  ]);
  const similar = new Map<string, Map<string, number>>();
  const add = (word: string, text: string, titles: number) => {
    const known = similar.get(word);
    if (known) known.set(text, titles);
    else similar.set(word, new Map([[text, titles]]));
  };
  for (const row of rows) add(row.word, row.similar, row.titles);
  for (const [word, others] of near) {
    for (const text of others) if (counts.has(text)) add(word, text, counts.get(text) ?? 0);
  }
  return new Map([...similar].map(([word, found]) => [word, likeliest(word, found)]));
}

function likeliest(word: string, found: ReadonlyMap<string, number>): Similar[] {
  return (
    [...found]
      .map(([text, titles]) => ({ text, titles, slips: editDistance(word, text) }))
      // One slip more must be outweighed by a word about twenty times as common.
      .map((one) => ({ ...one, score: one.slips - Math.log(one.titles + 1) / 3 }))
      .sort((a, b) => a.score - b.score || (a.text < b.text ? -1 : 1))
  );
}

/** Which of these are words of the catalogue, and in how many titles. */
export async function wordCounts(
  q: Query,
  words: readonly string[],
  memory: WordMemory | null,
): Promise<Map<string, number>> {
  const known = memory?.known;
  if (!known) return readWordCounts(q, words);
  return new Map(
    words.map((word) => [word, known.titlesOf(word)] as const).filter(([, titles]) => titles > 0),
  );
}

async function lookAlikes(q: Query, texts: string[], memory: WordMemory | null): Promise<SimilarWord[]> {
  const { known: vocabulary } = memory ?? {};
  if (vocabulary) return texts.flatMap((text) => vocabulary.similarTo(text));
  const remembered = memory?.similar;
  const unknown = texts.filter((text) => !remembered?.has(text));
  const known = texts.flatMap((text) => remembered?.get(text) ?? []);
  if (unknown.length === 0) return known;
  const read = await readSimilarWords(q, unknown);
  for (const text of unknown) {
    remembered?.set(
      text,
      read.filter((row) => row.word === text),
    );
  }
  return [...known, ...read];
}

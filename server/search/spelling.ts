import type { Query } from '../db/db.ts';
import { countMatches, readSimilarWords } from './queries.ts';
import type { ReadText } from './read-text.ts';
import { type TextMatch, textMatch } from './text-match.ts';
import type { Word } from './words.ts';

export interface Correction {
  /** What to write instead. */
  text: string;
  match: TextMatch;
}

/** A search that finds fewer titles than this is worth a second look at its spelling. */
export const fewTitles = 3;

/**
 * Another spelling that finds titles, or null. `found` is what the words as typed find: a correction must find clearly
 * more. Words of the catalogue that look alike are tried for one word at a time, for all unknown words together first.
 */
export async function correctSpelling(q: Query, read: ReadText, found: number): Promise<Correction | null> {
  if (!read.match || !['keyword', 'title', 'author', 'publisher'].includes(read.type)) return null;
  const doubtful = read.words.filter(
    (word) => !word.exact && word.text.length > 2 && !/^\d+$/.test(word.text),
  );
  if (doubtful.length === 0) return null;
  const similar = await similarWords(q, doubtful);
  const tries = correctionsToTry(read, doubtful, similar).slice(0, 12);
  const corrections = tries.flatMap((words) => {
    // The forms of the new word are not looked up: the word itself is in the catalogue.
    const match = textMatch(words, read.type, read.forms);
    return match ? [{ text: words.map((w) => w.initials.join(' ') || w.text).join(' '), match }] : [];
  });
  const counts = await countMatches(
    q,
    corrections.map((c) => c.match),
    50,
  );
  return corrections.find((_, i) => (counts[i] ?? 0) > found * 4) ?? null;
}

/** Likely words for each word, likeliest first. */
async function similarWords(q: Query, words: Word[]): Promise<Map<string, string[]>> {
  const rows = await readSimilarWords(q, [...new Set(words.map((word) => word.text))]);
  const similar = new Map<string, { word: string; score: number }[]>();
  for (const row of rows) {
    const distance = editDistance(row.word, row.similar);
    if (distance > allowedDistance(row.word)) continue;
    const sameStart = row.word[0] === row.similar[0] ? 0 : 0.7;
    // One slip more must be outweighed by a word about twenty times as common.
    const score = distance + sameStart - Math.log(row.titles + 1) / 3;
    const list = similar.get(row.word) ?? [];
    list.push({ word: row.similar, score });
    similar.set(row.word, list);
  }
  return new Map(
    [...similar].map(([word, list]) => [word, list.sort((a, b) => a.score - b.score).map((s) => s.word)]),
  );
}

function correctionsToTry(read: ReadText, doubtful: Word[], similar: Map<string, string[]>): Word[][] {
  const replaced = (change: (word: Word) => string | undefined): Word[] =>
    read.words.map((word) => {
      const text = change(word);
      return text === undefined ? word : { text, exact: false, initials: [] };
    });
  const unknown = doubtful.filter((word) => !read.forms.get(word.text)?.includes(word.text));
  const tries: Word[][] = [];
  if (unknown.length > 1)
    tries.push(replaced((w) => (unknown.includes(w) ? similar.get(w.text)?.[0] : undefined)));
  for (const word of unknown) {
    for (const text of similar.get(word.text)?.slice(0, 4) ?? []) {
      tries.push(replaced((w) => (w === word ? text : undefined)));
    }
  }
  // All words exist, only not together: 'harry plotter'.
  for (const word of doubtful.filter((w) => !unknown.includes(w))) {
    for (const text of similar.get(word.text)?.slice(0, 3) ?? []) {
      tries.push(replaced((w) => (w === word ? text : undefined)));
    }
  }
  return tries;
}

function allowedDistance(word: string): number {
  if (word.length <= 4) return 1;
  return word.length <= 7 ? 2 : 3;
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

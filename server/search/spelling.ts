import type { Query } from '../db/db.ts';
import { countMatches, readSimilarWords, readWordCounts } from './queries.ts';
import type { ReadText } from './read-text.ts';
import { plainText, type TextMatch, textMatch } from './text-match.ts';
import type { Word } from './words.ts';

interface Correction {
  /** What to write instead. */
  text: string;
  match: TextMatch;
}

/** A search that finds fewer titles than this is worth a second look at its spelling. */
export const fewTitles = 3;

/** Titles found are counted up to this many: more says nothing more about a spelling. */
const mostCounted = 200;

interface Attempt {
  words: Word[];
  /** How far this is from what was typed: letters changed, more for a changed first letter. */
  distance: number;
}

/**
 * Another spelling that finds titles, or null. `found` is what the words as typed find: a correction must find clearly
 * more. Tried are look-alikes from the catalogue for one word at a time, for all unknown words together, and two words
 * that were written as one.
 */
export async function correctSpelling(q: Query, read: ReadText, found: number): Promise<Correction | null> {
  if (!read.match || !['keyword', 'title', 'author', 'publisher'].includes(read.type)) return null;
  const doubtful = read.words.filter(
    (word) => !word.exact && word.text.length > 2 && !/^\d+$/.test(word.text),
  );
  if (doubtful.length === 0) return null;
  const unknown = doubtful.filter((word) => !read.forms.get(word.text)?.includes(word.text));
  const similar = await similarWords(q, doubtful);
  const attempts = [
    ...replacements(read.words, doubtful, unknown, similar),
    ...(await splits(q, read.words, unknown)),
  ];
  const corrections = attempts.slice(0, 16).flatMap(({ words, distance }) => {
    // The forms of a new word are not looked up: the word itself is in the catalogue.
    const match = textMatch(words, read.type, read.forms);
    return match ? [{ text: plainText(words), match, distance }] : [];
  });
  if (corrections.length === 0) return null;
  const counts = await countMatches(
    q,
    corrections.map((c) => c.match),
    mostCounted,
  );
  // Words that all exist are rarely wrong: only something far more common is worth asking about.
  const least = found * (unknown.length ? 4 : 10);
  const scored = corrections
    .map((c, i) => ({ ...c, titles: counts[i] ?? 0 }))
    .filter((c) => c.titles > least)
    .map((c) => ({ ...c, score: Math.log(c.titles) - 1.5 * c.distance }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  return best ? { text: best.text, match: best.match } : null;
}

interface Similar {
  text: string;
  distance: number;
}

/** Likely words for each word, likeliest first. */
async function similarWords(q: Query, words: Word[]): Promise<Map<string, Similar[]>> {
  const rows = await readSimilarWords(q, [...new Set(words.map((word) => word.text))]);
  const similar = new Map<string, (Similar & { score: number })[]>();
  for (const row of rows) {
    const letters = editDistance(row.word, row.similar);
    if (letters > allowedDistance(row.word)) continue;
    const distance = letters + (row.word[0] === row.similar[0] ? 0 : 0.7);
    // One slip more must be outweighed by a word about twenty times as common.
    const score = distance - Math.log(row.titles + 1) / 3;
    const list = similar.get(row.word) ?? [];
    list.push({ text: row.similar, distance, score });
    similar.set(row.word, list);
  }
  for (const list of similar.values()) list.sort((a, b) => a.score - b.score);
  return similar;
}

function replacements(
  words: Word[],
  doubtful: Word[],
  unknown: Word[],
  similar: Map<string, Similar[]>,
): Attempt[] {
  const attempts: Attempt[] = [];
  if (unknown.length > 1) {
    const best = new Map(unknown.map((word) => [word, similar.get(word.text)?.[0]]));
    attempts.push({
      words: words.map((word) => asWord(best.get(word)?.text) ?? word),
      distance: Math.max(...[...best.values()].map((s) => s?.distance ?? 0)),
    });
  }
  // Words that exist are tried too, only less: 'harry plotter'.
  for (const [tried, most] of [
    [unknown, 4],
    [doubtful.filter((word) => !unknown.includes(word)), 3],
  ] as const) {
    for (const word of tried) {
      for (const { text, distance } of similar.get(word.text)?.slice(0, most) ?? []) {
        attempts.push({ words: words.map((w) => (w === word ? (asWord(text) ?? w) : w)), distance });
      }
    }
  }
  return attempts;
}

/** 'harrypotter' as 'harry potter': the split whose rarer half is the most common. */
async function splits(q: Query, words: Word[], unknown: Word[]): Promise<Attempt[]> {
  const long = unknown.filter((word) => word.text.length >= 6 && word.text.length <= 30);
  if (long.length === 0) return [];
  const places = (text: string) => Array.from({ length: text.length - 4 }, (_, i) => i + 2);
  const halves = long.flatMap(({ text }) =>
    places(text).flatMap((at) => [text.slice(0, at), text.slice(at)]),
  );
  const counts = await readWordCounts(q, [...new Set(halves)]);
  return long.flatMap((word) => {
    const { text } = word;
    const common = (at: number) =>
      Math.min(counts.get(text.slice(0, at)) ?? 0, counts.get(text.slice(at)) ?? 0);
    const [best] = places(text).sort((a, b) => common(b) - common(a));
    if (best === undefined || common(best) === 0) return [];
    const parts = [asWord(text.slice(0, best)), asWord(text.slice(best))].filter((w) => w !== undefined);
    return [{ words: words.flatMap((w) => (w === word ? parts : [w])), distance: 1 }];
  });
}

function asWord(text: string | undefined): Word | undefined {
  return text === undefined ? undefined : { text, exact: false, initials: [] };
}

function allowedDistance(word: string): number {
  if (word.length <= 4) return 1;
  return word.length <= 7 ? 2 : 3;
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
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

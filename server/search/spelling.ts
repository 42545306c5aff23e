import type { Query } from '../db/db.ts';
import { editDistance, nearWords } from './near-words.ts';
import { countMatches, readSimilarWords, readWordCounts } from './queries.ts';
import type { ReadText } from './read-text.ts';
import { plainText, type TextMatch, textMatch } from './text-match.ts';
import type { SimilarWord, WordMemory } from './word-memory.ts';
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
  /** Titles it finds at most, where the vocabulary says so. */
  most?: number;
}

/**
 * Another spelling that finds titles, or null. `found` is what the words as typed find: a correction must find clearly
 * more. Tried are look-alikes from the catalogue for one word at a time, for all unknown words together, two words that
 * were written as one, and one that was written as two. When all that finds nothing, a word less does.
 */
export async function correctSpelling(
  q: Query,
  read: ReadText,
  found: number,
  memory: WordMemory | null = null,
): Promise<Correction | null> {
  if (!read.match || !['keyword', 'title', 'author', 'publisher'].includes(read.type)) return null;
  const doubtful = read.words.filter(
    (word) => !word.exact && word.text.length > 2 && !/^\d+$/.test(word.text),
  );
  if (doubtful.length === 0) return null;
  const unknown = doubtful.filter((word) => !read.forms.get(word.text)?.includes(word.text));
  // Of words that all exist and find something, only a slip that made another word of one is worth asking about.
  const isLikely = found > 0 && unknown.length === 0;
  const [similar, counts] = await Promise.all([
    similarWords(q, isLikely ? [] : doubtful, isLikely ? doubtful : unknown, memory),
    readWordCounts(q, [...unknown.flatMap(splitsOf).flat(), ...pairs(read.words)]),
  ]);
  const attempts = [
    ...joined(read.words, counts),
    ...replacements(read.words, doubtful, unknown, similar),
    ...split(read.words, unknown, counts),
  ];
  // Words that all exist are rarely wrong: only something far more common is worth asking about.
  const better = await best(q, read, attempts.slice(0, 20), found * (unknown.length ? 4 : 10));
  if (better || found > 0) return better;
  return best(q, read, shortened(read.words, unknown), 0);
}

/** The attempt that finds the most for the least change, of those that find more than `least`. */
async function best(
  q: Query,
  read: ReadText,
  attempts: Attempt[],
  least: number,
): Promise<Correction | null> {
  const corrections = attempts.flatMap(({ words, distance, most = mostCounted }) => {
    // The forms of a new word are not looked up: the word itself is in the catalogue.
    const match = most > least ? textMatch(words, read.type, read.forms) : null;
    return match
      ? [
          {
            text: plainText(words),
            match,
            distance,
            most,
            isKnown: words.length === 1 && read.type === 'keyword',
          },
        ]
      : [];
  });
  const scoreOf = (titles: number, distance: number) =>
    titles > least ? Math.log(Math.min(titles, mostCounted)) - 1.5 * distance : Number.NEGATIVE_INFINITY;
  // The vocabulary knows of one word how many titles it finds; others are only counted if they could win.
  const sure = Math.max(
    ...corrections.map((c) => (c.isKnown ? scoreOf(c.most, c.distance) : Number.NEGATIVE_INFINITY)),
  );
  const open = corrections.filter((c) => !c.isKnown && scoreOf(c.most, c.distance) > sure);
  const counts = open.length
    ? await countMatches(
        q,
        open.map((c) => c.match),
        mostCounted,
      )
    : [];
  const counted = new Map(open.map((c, i) => [c, counts[i] ?? 0]));
  const [first] = corrections
    .map((c) => ({ ...c, score: scoreOf(c.isKnown ? c.most : (counted.get(c) ?? 0), c.distance) }))
    .filter((c) => c.score > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.score - a.score);
  return first ? { text: first.text, match: first.match } : null;
}

interface Similar {
  text: string;
  distance: number;
  titles: number;
}

/** Likely words for each word, likeliest first. */
async function similarWords(
  q: Query,
  words: Word[],
  unknown: Word[],
  memory: WordMemory | null,
): Promise<Map<string, Similar[]>> {
  // Swapped letters leave a short word hardly any triple in common with the right one.
  const near = new Map(unknown.slice(0, 4).map((word) => [word.text, nearWords(word.text)]));
  const [rows, counts] = await Promise.all([
    lookAlikes(q, [...new Set(words.map((word) => word.text))], memory),
    readWordCounts(q, [...new Set([...near.values()].flat())]),
  ]);
  for (const [word, texts] of near) {
    for (const text of texts) {
      const titles = counts.get(text);
      const isKnown = rows.some((row) => row.word === word && row.similar === text);
      if (titles && !isKnown) rows.push({ word, similar: text, titles });
    }
  }
  const similar = new Map<string, (Similar & { score: number })[]>();
  for (const row of rows) {
    const letters = editDistance(row.word, row.similar);
    if (letters > allowedDistance(row.word)) continue;
    const distance = letters + (row.word[0] === row.similar[0] ? 0 : 0.7);
    // One slip more must be outweighed by a word about twenty times as common.
    const score = distance - Math.log(row.titles + 1) / 3;
    const list = similar.get(row.word) ?? [];
    list.push({ text: row.similar, distance, titles: row.titles, score });
    similar.set(row.word, list);
  }
  for (const list of similar.values()) list.sort((a, b) => a.score - b.score);
  return similar;
}

async function lookAlikes(q: Query, texts: string[], memory: WordMemory | null): Promise<SimilarWord[]> {
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
      for (const { text, distance, titles } of similar.get(word.text)?.slice(0, most) ?? []) {
        attempts.push({
          words: words.map((w) => (w === word ? (asWord(text) ?? w) : w)),
          distance,
          most: titles,
        });
      }
    }
  }
  return attempts;
}

/** 'harrypotter' as 'harry potter': the split whose rarer half is the most common. */
function split(words: Word[], unknown: Word[], counts: ReadonlyMap<string, number>): Attempt[] {
  return unknown.flatMap((word) => {
    const common = (pair: string[]) => Math.min(...pair.map((half) => counts.get(half) ?? 0));
    const [pair] = splitsOf(word).sort((a, b) => common(b) - common(a));
    if (pair === undefined || common(pair) === 0) return [];
    const parts = pair.map(asWord).filter((w) => w !== undefined);
    return [{ words: words.flatMap((w) => (w === word ? parts : [w])), distance: 1, most: common(pair) }];
  });
}

/** A long word cut in two at each place. */
function splitsOf({ text }: Word): string[][] {
  const letters = [...text];
  if (letters.length < 6 || letters.length > 30) return [];
  return Array.from({ length: letters.length - 4 }, (_, i) => [
    letters.slice(0, i + 2).join(''),
    letters.slice(i + 2).join(''),
  ]);
}

/** 'mocking jay' as 'mockingjay'. */
function joined(words: Word[], counts: ReadonlyMap<string, number>): Attempt[] {
  return pairs(words).flatMap((pair, i) => {
    const one = counts.get(pair) ? asWord(pair) : undefined;
    return one ? [{ words: [...words.slice(0, i), one, ...words.slice(i + 2)], distance: 0.5 }] : [];
  });
}

function pairs(words: Word[]): string[] {
  return words.slice(1).map((word, i) => `${words[i]?.text ?? ''}${word.text}`);
}

/** Without one word, rather an unknown or a short one; or without all that are unknown. */
function shortened(words: Word[], unknown: Word[]): Attempt[] {
  if (words.length < 2) return [];
  const without = (left: Word[]) => words.filter((word) => !left.includes(word));
  const attempts = words
    .filter((word) => !word.exact)
    .map((word) => ({
      words: without([word]),
      distance: (unknown.includes(word) ? 0 : 4) + word.text.length,
    }));
  if (unknown.length > 1 && unknown.length < words.length) {
    attempts.push({ words: without(unknown), distance: 20 });
  }
  // A letter or two alone would find anything.
  return attempts.filter((attempt) => attempt.words.some((word) => word.text.length > 2));
}

function asWord(text: string | undefined): Word | undefined {
  return text === undefined ? undefined : { text, exact: false, initials: [] };
}

function allowedDistance(word: string): number {
  if (word.length <= 4) return 1;
  return word.length <= 7 ? 2 : 3;
}

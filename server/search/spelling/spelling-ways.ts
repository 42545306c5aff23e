import { isSmall } from '../text/text-match.ts';
import type { Word } from '../text/words.ts';
import type { Similar } from './similar-words.ts';

/** Another way in which the words may have been meant: some of them joined, cut in two or left out. */
export interface Way {
  words: Word[];
  /** Distance from the typed text, as editDistance measures it. */
  cost: number;
  /** Words that were left out. */
  without: Word[];
}

/** More ways say nothing more, and each costs a look at the catalogue. */
const mostWays = 6;

/** As typed; two words that were written as one, and one that was written as two. */
export function waysOf(
  words: Word[],
  unknown: readonly Word[],
  counts: ReadonlyMap<string, number>,
  similar: ReadonlyMap<string, Similar[]>,
): Way[] {
  const asTyped: Way = { words, cost: 0, without: [] };
  return [asTyped, ...joined(words, counts, similar), ...split(words, unknown, counts)].slice(0, mostWays);
}

/** What readers add to a title and its record need not say: how it is printed, told or filmed. */
const besideTitles = new Set(
  `edition editions ed special deluxe illustrated annotated anniversary collector collectors limited revised updated
  expanded abridged unabridged complete definitive original new first signed gift version translation translated novel
  book movie film co company`.split(/\s+/),
);

/** 'dune special edition' as 'dune'; null where there is nothing to leave out, or nothing would be left. */
export function titleAlone(words: Word[]): Way | null {
  const isBeside = (word: Word) => !word.exact && besideTitles.has(word.text);
  const without = words.filter(isBeside);
  const left = words.filter((word) => !isBeside(word));
  const telling = (word: Word) => !isSmall(word);
  if (without.length === 0 || !left.some((word) => telling(word) && word.text.length > 2)) return null;
  // 'hobbit and co', 'a new translation of the odyssey': the words between belong to what goes.
  const isFirst = without.some((word) => word === words.find(telling));
  const from = isFirst ? left.findIndex(telling) : 0;
  return { words: left.slice(from, left.findLastIndex(telling) + 1), cost: 1, without };
}

/** 'mocking jay' as 'mockingjay', or 'mocking jey'. */
function joined(
  words: Word[],
  counts: ReadonlyMap<string, number>,
  similar: ReadonlyMap<string, Similar[]>,
): Way[] {
  return pairsOf(words).flatMap(({ at, text }) => {
    const near = similar.get(text)?.find((one) => one.slips <= 1);
    const one = counts.has(text) ? { text, slips: 0 } : near;
    if (!one) return [];
    const whole = [...words.slice(0, at), asWord(one.text), ...words.slice(at + 2)];
    return [{ words: whole, cost: 0.5 + one.slips, without: [] }];
  });
}

/** Words beside each other that may be one, and where they begin. */
export function pairsOf(words: readonly Word[]): { at: number; text: string }[] {
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] as Word;
    const text = `${before.text}${word.text}`;
    return before.exact || word.exact || /\d/.test(text) ? [] : [{ at, text }];
  });
}

/** 'harrypotter' as 'harry potter': the splits whose rarer half is the most common. */
function split(words: Word[], unknown: readonly Word[], counts: ReadonlyMap<string, number>): Way[] {
  return unknown.slice(0, 3).flatMap((word) => {
    const common = (pair: string[]) => Math.min(...pair.map((half) => counts.get(half) ?? 0));
    return splitsOf(word)
      .filter((pair) => common(pair) > 0)
      .sort((a, b) => common(b) - common(a))
      .slice(0, 2)
      .map((pair) => ({
        words: words.flatMap((w) => (w === word ? pair.map(asWord) : [w])),
        cost: 1,
        without: [],
      }));
  });
}

/** A long word cut in two at each place. */
export function splitsOf({ text }: Word): string[][] {
  const letters = [...text];
  if (letters.length < 6 || letters.length > 30) return [];
  return Array.from({ length: letters.length - 3 }, (_, i) => [
    letters.slice(0, i + 2).join(''),
    letters.slice(i + 2).join(''),
  ]);
}

export function asWord(text: string): Word {
  return { text, exact: false, initials: [] };
}

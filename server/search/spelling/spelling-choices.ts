import type { Word } from '../text/words.ts';
import type { Similar } from './similar-words.ts';

/** What a word may be instead of what was typed. */
export interface Choice {
  text: string;
  titles: number;
  cost: number;
}

/** What each word may be instead of what was typed. Words that exist are rarely wrong, and then by little. */
export function choicesOf(
  unknown: readonly Word[],
  existing: readonly Word[],
  similar: ReadonlyMap<string, Similar[]>,
  words: readonly Word[],
): Map<string, Choice[]> {
  const choices = new Map<string, Choice[]>();
  const add = (word: Word, most: number, extra: number, allowed: number) => {
    const likely = (similar.get(word.text) ?? []).filter(({ slips }) => slips <= allowed).slice(0, most);
    choices.set(
      word.text,
      likely.map(({ text, titles, slips }) => ({ text, titles, cost: slips + extra })),
    );
  };
  for (const word of existing) add(word, 6, 1, allowedSlips(word.text, words.length > 1));
  for (const word of unknown) add(word, 6, 0, allowedSlips(word.text, words.length > 1));
  return choices;
}

/** A word alone is all the evidence there is; others beside it say whether a guess was right. */
function allowedSlips(word: string, hasCompany: boolean): number {
  const { length } = word;
  if (hasCompany) return length <= 3 ? 1 : length <= 7 ? 2 : 3;
  return length <= 4 ? 1 : length <= 7 ? 1.5 : 2.6;
}

/**
 * For words of a text that names one title and its author: that is not a typo, unless a letter or two turn a word into
 * something far more common.
 */
export function farCommoner(
  choices: ReadonlyMap<string, Choice[]>,
  counts: ReadonlyMap<string, number>,
): Map<string, Choice[]> {
  return new Map(
    [...choices].map(([text, likely]) => [
      text,
      likely.filter(({ titles, cost }) => cost <= 2 && titles >= 10 * (counts.get(text) ?? 0)),
    ]),
  );
}

import type { NamesOfTitle } from '../sql/queries.ts';
import { significantWords } from '../text/text-match.ts';
import { keyOf, type Word } from '../text/words.ts';

/** A title, author or series has the words beside each other; the last may be unfinished. */
export function isPhraseOf({ titleKey, authorKey, seriesKey }: NamesOfTitle, words: Word[]): boolean {
  const key = keyOf(words);
  return [titleKey, authorKey, seriesKey].some((name) => ` ${name}`.includes(` ${key}`));
}

/** All words are words of its title or of its author, and some of each only. */
export function isTitleAndAuthor({ titleKey, authorKey }: NamesOfTitle, words: Word[]): boolean {
  const inTitle = new Set(titleKey.split(' '));
  const inName = new Set(authorKey.split(' '));
  const texts = significantWords(words).map(({ text }) => text);
  return (
    texts.every((text) => inTitle.has(text) || inName.has(text)) &&
    texts.some((text) => !inTitle.has(text)) &&
    texts.some((text) => !inName.has(text))
  );
}

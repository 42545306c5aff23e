import type { SearchType } from '../../contract/filter-path.ts';
import { keyOf, type Word } from './words.ts';

/** What a text search asks of title_search. Made of normalised words only: no character that means something gets in. */
export interface TextMatch {
  /** For to_tsquery('simple', …); '' when `seriesKey` asks instead. */
  tsquery: string;
  /** The whole series of this name. */
  seriesKey: string;
  /** LIKE patterns that a padded series_key must all match. */
  seriesLike: string[];
  /** Titles that are or begin with this come first; '' when the search is not about titles. */
  titleKey: string;
  /** Title keys from `titleKey` up to this (bytewise, without it) are or begin with it. */
  titleEnd: string;
  /** The last word is one letter of an unfinished title: titles between titleKey and titleEnd are found as well. */
  byBeginning: boolean;
  /** Names that the text may be, in the spellings of author_key. */
  authorKeys: string[];
}

/** Other words of the catalogue with the same stem, by word. */
export type Forms = Map<string, string[]>;

/** Left out of a search that has other words: people leave them out or add them freely. */
const smallWords = new Set('a an and at by for from in into is it its of on or the to with'.split(' '));

/** 'Book 3' and 'vol. 3' are the third of a series, whatever its books say. */
const volumeWords = new Set('book bk vol volume no number part'.split(' '));

/** People write '100 years of solitude'. */
const numberWords: Record<string, string> = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, i) => [String(i + 1), word]),
  ),
  100: 'hundred',
  1000: 'thousand',
};

/** Weights of the search document (0002_search.sql). */
const fieldWeight = { title: 'A', author: 'B', series: 'C', isbn: 'C', publisher: 'D' } as const;

/** Builds the match, or null when nothing searchable was typed. */
export function textMatch(words: Word[], type: SearchType, forms: Forms): TextMatch | null {
  if (words.length === 0) return null;
  const key = keyOf(words);
  const aboutTitles = type === 'keyword' || type === 'title';
  const match: TextMatch = {
    tsquery: '',
    seriesKey: '',
    seriesLike: [],
    ...titleRange(aboutTitles ? key : '', words),
    authorKeys: type === 'keyword' || type === 'author' ? nameSpellings(words) : [],
  };
  if (type === 'whole_series') return { ...match, seriesKey: plainText(words) };
  const weight = type === 'keyword' ? '' : fieldWeight[type];
  const asked = tellingWords(words);
  match.tsquery = asked
    .map((word) => wordQuery(word, weight, word === words.at(-1), forms.get(word.text) ?? []))
    .join(' & ');
  if (type === 'series') {
    // Series share their weight with keywords, so the column itself has to agree.
    // The number of a volume is no part of it.
    const named = asked.filter((word) => !/^\d{1,3}$/.test(word.text));
    match.seriesLike = (named.length ? named : asked).map(
      (word) => `% ${word.text}${word === words.at(-1) ? '' : ' '}%`,
    );
  }
  return match;
}

/** The words that must be found: all but those which say little beside others. */
export function tellingWords(words: Word[]): Word[] {
  const telling = words.filter((word, i) => {
    if (word.exact) return true;
    if (volumeWords.has(word.text) && i > 0 && /^\d{1,5}$/.test(words[i + 1]?.text ?? '')) return false;
    return !smallWords.has(word.text);
  });
  return telling.length ? telling : words;
}

/** A single word is only compared as a whole: thousands of titles begin with 'green'. */
function titleRange(key: string, words: Word[]): Pick<TextMatch, 'titleKey' | 'titleEnd' | 'byBeginning'> {
  const last = words.at(-1);
  if (!key.includes(' ')) return { titleKey: key, titleEnd: key && `${key} `, byBeginning: false };
  // In a range of words are the key itself and what goes on after a space ('!' follows the space).
  if (!last || last.exact) return { titleKey: key, titleEnd: `${key}!`, byBeginning: false };
  return { titleKey: key, titleEnd: `${key}\u{10ffff}`, byBeginning: /^[a-z]$/.test(last.text) };
}

/** The words as typed, normalised. */
export function plainText(words: Word[]): string {
  return words.map((word) => word.initials.join(' ') || word.text).join(' ');
}

/** 'jrr tolkien' is the 'j r r tolkien' of the catalogue, or its 'jrr tolkien'. */
function nameSpellings(words: Word[]): string[] {
  const apart = words.map((w) => (/^[a-z]{2,3}$/.test(w.text) ? [...w.text].join(' ') : w.text));
  const joined = words.map((w) => w.text);
  return [...new Set([plainText(words), apart.join(' '), joined.join(' ')])];
}

function wordQuery(word: Word, weight: string, last: boolean, forms: string[]): string {
  if (word.exact) return lexeme(word.text, weight);
  // A single letter is no beginning to look for: it would be every tenth word.
  const prefix = (last && word.text.length > 1) || word.initials.length ? '*' : '';
  const choices = new Set([lexeme(word.text, prefix + weight), ...forms.map((form) => lexeme(form, weight))]);
  const number = numberWords[word.text];
  if (number) choices.add(lexeme(number, weight));
  if (word.initials.length) choices.add(`(${word.initials.map((i) => lexeme(i, weight)).join(' & ')})`);
  return choices.size > 1 ? `(${[...choices].join(' | ')})` : [...choices].join('');
}

function lexeme(word: string, flags: string): string {
  return flags ? `'${word}':${flags}` : `'${word}'`;
}

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
  /** Names that the text may be, in the spellings of author_key. */
  authorKeys: string[];
}

/** Other words of the catalogue with the same stem, by word. */
export type Forms = Map<string, string[]>;

/** Left out of a search that has other words: people leave them out or add them freely. */
const smallWords = new Set('a an and at by for from in into is it its of on or the to with'.split(' '));

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
    titleKey: aboutTitles ? key : '',
    authorKeys: type === 'keyword' || type === 'author' ? nameSpellings(words) : [],
  };
  if (type === 'whole_series') return { ...match, seriesKey: plainText(words) };
  const weight = type === 'keyword' ? '' : fieldWeight[type];
  const telling = words.filter((word) => word.exact || !smallWords.has(word.text));
  const asked = telling.length ? telling : words;
  match.tsquery = asked
    .map((word) => wordQuery(word, weight, word === words.at(-1), forms.get(word.text) ?? []))
    .join(' & ');
  if (type === 'series') {
    // Series share their weight with keywords, so the column itself has to agree.
    match.seriesLike = asked.map((word) => `% ${word.text}${word === words.at(-1) ? '' : ' '}%`);
  }
  return match;
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
  if (word.initials.length) choices.add(`(${word.initials.map((i) => lexeme(i, weight)).join(' & ')})`);
  return choices.size > 1 ? `(${[...choices].join(' | ')})` : [...choices].join('');
}

function lexeme(word: string, flags: string): string {
  return flags ? `'${word}':${flags}` : `'${word}'`;
}

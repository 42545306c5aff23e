import type { SearchType } from '../../../contract/filter-path.ts';
import { inWords, isNumber, numberRuns } from './number-words.ts';
import { keyOf, type Word } from './words.ts';

/** What a text search asks of title_search. Made of normalised words only: no character that means something gets in. */
export interface TextMatch {
  /** For to_tsquery('simple', …); '' when another of these asks instead. */
  tsquery: string;
  /** A tsquery for publishers and imprints, whose words carry an '@' (1080_publisher_first_words.sql); '' for none. */
  publisher: string;
  /** For to_tsquery('bookabout', …) on what titles are about; the search then asks for nothing else. '' for none. */
  about: string;
  /** The whole series of this name. */
  seriesKey: string;
  /** LIKE patterns that a padded series_key must all match. */
  seriesLike: string[];
  /** Titles that are or begin with this come first; '' when the search is not about titles. */
  titleKey: string;
  /** The whole text with its numbers in digits or in words: titles that are one of these are the text, too. */
  sameKeys: string[];
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

/** Weights of the search document (0002_search.sql). */
const fieldWeight = { title: 'A', author: 'B', series: 'C', isbn: 'C', publisher: '' } as const;

/** More words than this are no publisher's name. */
const longestName = 6;

/**
 * Builds the match, or null when nothing searchable was typed. `unfinished`: the last word may be the beginning of
 * another, otherwise only if the catalogue does not have it.
 */
export function textMatch(
  words: Word[],
  type: SearchType,
  forms: Forms,
  unfinished = isUnfinished(words, forms),
): TextMatch | null {
  if (words.length === 0) return null;
  const key = keyOf(words);
  const aboutTitles = type === 'keyword' || type === 'title';
  const match: TextMatch = {
    tsquery: '',
    publisher: type === 'keyword' ? publisherNamed(words) : '',
    about: '',
    seriesKey: '',
    seriesLike: [],
    ...titleRange(aboutTitles ? key : '', words, unfinished),
    sameKeys: aboutTitles ? sameKeysOf(words) : [],
    authorKeys: type === 'keyword' || type === 'author' ? nameSpellings(words) : [],
  };
  if (type === 'whole_series') return { ...match, seriesKey: plainText(words) };
  const asked = significantWords(words);
  if (type === 'publisher') return { ...match, publisher: publisherWords(words) };
  match.tsquery = termsOf(words, type, forms, unfinished)
    .map((term) => term.query)
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

/** The match for what titles are about, a query of aboutQuery. */
export function aboutMatch(about: string): TextMatch {
  return {
    tsquery: '',
    publisher: '',
    about,
    seriesKey: '',
    seriesLike: [],
    titleKey: '',
    sameKeys: [],
    titleEnd: '',
    byBeginning: false,
    authorKeys: [],
  };
}

function isUnfinished(words: readonly Word[], forms: Forms): boolean {
  return !forms.get(words.at(-1)?.text ?? '')?.length;
}

/** The text is a publisher's or imprint's name, or its first words. */
function publisherNamed(words: readonly Word[]): string {
  if (words.length > longestName || words.some((word) => word.exact)) return '';
  return nameWords(words)
    .map((text, i) => publisherWord(i === 0 ? `@${text}` : text))
    .join(' <-> ');
}

function publisherWords(words: readonly Word[]): string {
  const named = nameWords(words);
  return named.map((text, i) => publisherWord(text) + (i === named.length - 1 ? ':*' : '')).join(' & ');
}

/** As search_names of 1080_publisher_first_words.sql has them. */
function nameWords(words: readonly Word[]): string[] {
  return words.map(({ text }) => text).filter((text) => !smallWords.has(text));
}

export function publisherWord(word: string): string {
  return `'@${word}'`;
}

/** One of the parts of a text that must all be found: a word, or several that are a number. */
export interface Term {
  words: Word[];
  /** For to_tsquery('simple', …). */
  query: string;
}

export function termsOf(words: Word[], type: SearchType, forms: Forms, unfinished = true): Term[] {
  const weight = weightOf(type);
  const asked = significantWords(words);
  const termOf = (word: Word): Term => ({
    words: [word],
    query: wordQuery(word, weight, unfinished && word === words.at(-1), forms.get(word.text) ?? []),
  });
  const terms: Term[] = [];
  let at = 0;
  for (const run of type === 'author' ? [] : numberRuns(asked.map((word) => (word.exact ? '' : word.text)))) {
    for (const word of asked.slice(at, run.from)) terms.push(termOf(word));
    const inRun = asked.slice(run.from, run.to);
    const said = inRun.map((word) => termOf(word).query).join(' & ');
    terms.push({ words: inRun, query: `((${said}) | ${numberQueries(run.digits, weight).join(' | ')})` });
    at = run.to;
  }
  for (const word of asked.slice(at)) terms.push(termOf(word));
  return terms;
}

/** Digits, and the same in words beside each other. */
function numberQueries(digits: string, weight: string): string[] {
  return [lexeme(digits, weight), ...inWords(digits).map((words) => `(${inRow(words, weight)})`)];
}

export function weightOf(type: SearchType): string {
  return type === 'keyword' || type === 'whole_series' ? '' : fieldWeight[type];
}

/** 'catch 22' is 'catch twenty two', and the other way round. At most a few variants: searches hold few numbers. */
function sameKeysOf(words: Word[]): string[] {
  const texts = words.map((word) => word.text);
  const keys = new Set<string>();
  for (const run of numberRuns(texts)) {
    keys.add([...texts.slice(0, run.from), run.digits, ...texts.slice(run.to)].join(' '));
  }
  for (const [i, text] of texts.entries()) {
    for (const said of inWords(text))
      keys.add([...texts.slice(0, i), ...said, ...texts.slice(i + 1)].join(' '));
  }
  return [...keys].slice(0, 8).map((key) => key.replace(/^(the|an|a) (?=.)/, ''));
}

/** The words that must be found: all but those which say little beside others. */
export function significantWords(words: readonly Word[]): Word[] {
  const telling = words.filter((word, i) => {
    if (word.exact) return true;
    if (volumeWords.has(word.text) && i > 0 && isNumber(words[i + 1]?.text ?? '')) return false;
    return !isSmall(word);
  });
  return telling.length ? telling : [...words];
}

/** Says nothing by itself. */
export function isSmall(word: Word): boolean {
  return !word.exact && smallWords.has(word.text);
}

/** A single word is only compared as a whole: thousands of titles begin with 'green'. */
function titleRange(
  key: string,
  words: Word[],
  unfinished: boolean,
): Pick<TextMatch, 'titleKey' | 'titleEnd' | 'byBeginning'> {
  const last = words.at(-1);
  if (!key.includes(' ')) return { titleKey: key, titleEnd: key && `${key} `, byBeginning: false };
  // In a range of words are the key itself and what goes on after a space ('!' follows the space).
  if (!last || last.exact || !unfinished) return { titleKey: key, titleEnd: `${key}!`, byBeginning: false };
  return { titleKey: key, titleEnd: `${key}\u{10ffff}`, byBeginning: /^[a-z]$/.test(last.text) };
}

/** The words as typed, normalised. */
export function plainText(words: readonly Word[]): string {
  return words.map((word) => word.initials.join(' ') || word.text).join(' ');
}

/** 'jrr tolkien' is the 'j r r tolkien' of the catalogue, or its 'jrr tolkien'. */
function nameSpellings(words: Word[]): string[] {
  const apart = words.map((w) => (/^[a-z]{2,3}$/.test(w.text) ? [...w.text].join(' ') : w.text));
  const joined = words.map((w) => w.text);
  return [...new Set([plainText(words), apart.join(' '), joined.join(' ')])];
}

function wordQuery(word: Word, weight: string, unfinished: boolean, forms: string[]): string {
  if (word.exact) return lexeme(word.text, weight);
  // A single letter is no beginning to look for: it would be every tenth word.
  const prefix = (unfinished && word.text.length > 1) || word.initials.length ? '*' : '';
  const choices = new Set([lexeme(word.text, prefix + weight), ...forms.map((form) => lexeme(form, weight))]);
  for (const said of inWords(word.text)) {
    choices.add(said.length === 1 ? lexeme(said[0] ?? '', weight) : `(${inRow(said, weight)})`);
  }
  if (word.initials.length) choices.add(`(${word.initials.map((i) => lexeme(i, weight)).join(' & ')})`);
  return choices.size > 1 ? `(${[...choices].join(' | ')})` : [...choices].join('');
}

export function anyOf(queries: readonly string[]): string {
  return queries.length > 1 ? `(${queries.join(' | ')})` : (queries[0] ?? '');
}

function inRow(words: string[], weight: string): string {
  return words.map((word) => lexeme(word, weight)).join(' <-> ');
}

export function lexeme(word: string, flags: string): string {
  return flags ? `'${word}':${flags}` : `'${word}'`;
}

import type { SearchType } from '../../../contract/filter-path.ts';
import { isValidEan13 } from '../../../contract/isbn.ts';
import type { Query } from '../../db/db.ts';
import type { FacetFilters } from '../backend.ts';
import type { WordMemory } from '../spelling/word-memory.ts';
import { normaliseTexts, readForms } from '../sql/queries.ts';
import { aboutQuery } from './about-words.ts';
import { readWanted } from './format-words.ts';
import type { SubjectWords } from './subject-words.ts';
import { topicOf, withSynonyms } from './synonyms.ts';
import {
  aboutMatch,
  type Forms,
  isSmall,
  significantWords,
  type TextMatch,
  textMatch,
} from './text-match.ts';
import { readWords, type Word } from './words.ts';

/** A search text, understood. */
export interface ReadText {
  words: Word[];
  type: SearchType;
  /** The catalogue's words with the stems of these words, commonest first. */
  forms: Forms;
  /** null: nothing searchable was typed, so nothing can match. */
  match: TextMatch | null;
  /** `match` with the last word as the beginning of others: for texts that find less than a page otherwise. */
  unfinished: TextMatch | null;
  /** What all the words together name: its titles follow those that have the words in their records. */
  named: Named[];
  /** What some words name, with the others: for texts that find next to nothing otherwise. */
  partly: Named[];
  /** The other words, and what those words say that name a format: for texts that no title has. */
  narrowed: { include: FacetFilters; match: TextMatch } | null;
  /** The words anywhere in a record, where `match` looks for them in titles only: for when that finds nothing. */
  anywhere: TextMatch | null;
  /** The words in descriptions and subjects, for texts that find nothing otherwise. */
  about: TextMatch | null;
  /** Words that name a format, a reader or a language: right, whether the catalogue has them or not. */
  said: Word[];
}

/** Titles of all these facets that the other words find: 'tolkien fantasy'. */
export interface Named {
  include: FacetFilters;
  /** null = all of them. */
  match: TextMatch | null;
}

/** Reads what was typed; a word also finds the catalogue's other words of the same stem. */
export async function readText(
  q: Query,
  typed: string,
  type: SearchType,
  memory: WordMemory | null = null,
  subjects: SubjectWords | null = null,
): Promise<ReadText> {
  const words = await readWords(typed, (texts) => normaliseTexts(q, texts));
  const asked = typeOf(words, type);
  const joined = asked === 'isbn' ? digitsAsOne(words) : words;
  const forms = await formsOf(q, joined, asked, memory);
  const match = textMatch(joined, asked, forms);
  const read: ReadText = {
    words: joined,
    type: asked,
    forms,
    match,
    unfinished: forms.get(joined.at(-1)?.text ?? '')?.length ? textMatch(joined, asked, forms, true) : null,
    named: [],
    partly: [],
    narrowed: null,
    anywhere: null,
    about: null,
    said: [],
  };
  const telling = significantWords(joined);
  // Longer texts are titles.
  if (!subjects || asked !== 'keyword' || telling.length > 6) return read;
  const wanted = readWanted(joined);
  const named: Named[] = [];
  const partly: Named[] = [];
  if (telling.length <= 4) {
    const all = subjects.find(wanted ? telling : withoutBooks(telling));
    if (all.length) named.push(ofSubjects(all));
    partly.push(...bySubject(telling, forms, subjects));
  }
  if (!wanted) {
    const rest = withoutBooks(joined);
    const others = rest.length < joined.length ? textMatch(rest, 'keyword', forms) : null;
    if (others) named.push({ include: {}, match: others });
    return { ...read, named, partly, about: aboutOf(read) };
  }
  const { include, said } = wanted;
  const rest = wanted.rest.filter((word) => !isSmall(word));
  if (rest.length > 0) {
    const match = textMatch(rest, 'keyword', forms);
    const narrowed = match && { include, match };
    const about = subjects.find(rest);
    if (about.length) partly.push({ include: { ...include, ...ofSubjects(about).include }, match: null });
    return { ...read, named, partly, narrowed, said };
  }
  // Among books with the words, only those whose name is the words come before all of that kind (so 'ya' does not find 'yarn').
  const whole = (word: Word, i: number) => i === joined.length - 1 && word.text.length < 3;
  const inTitles = textMatch(
    joined.map((word, i) => (whole(word, i) ? { ...word, exact: true } : word)),
    'title',
    forms,
  );
  return {
    ...read,
    match: inTitles,
    unfinished: null,
    named: [...named, { include, match: null }],
    partly,
    anywhere: match,
    said,
  };
}

/** What is said in other words is about those. */
function aboutOf(read: ReadText): TextMatch | null {
  if (topicOf(read) || withSynonyms(read).length > 0) return null;
  const about = aboutQuery(read.words);
  return about ? aboutMatch(about) : null;
}

/** Anything but digits is a search for words, and an ISBN one for its book, whatever type was left chosen. */
function typeOf(words: Word[], type: SearchType): SearchType {
  const [first, ...more] = words;
  if (type === 'isbn') return words.every(({ text }) => /^\d+x?$/.test(text)) ? 'isbn' : 'keyword';
  return first && more.length === 0 && isValidEan13(first.text) ? 'keyword' : type;
}

/**
 * Fewer titles than a page leave room for what suggestions offer: 'hobb' finds the books of Robin Hobb, then The Hobbit.
 */
export const onePage = 26;

/** `read` with the last word as the beginning of others, for titles that come after those that have it. */
export function withBegun(read: ReadText): ReadText {
  const { unfinished, named } = read;
  return unfinished ? { ...read, named: [...named, { include: {}, match: unfinished }] } : read;
}

function ofSubjects(ids: readonly number[]): Named {
  return { include: { s: ids.map(String) }, match: null };
}

/** 'Gardening books' are those on gardening, 'books by Ann Grey' and 'Ann Grey books' hers. */
function withoutBooks(words: Word[]): Word[] {
  const isKind = (word: Word | undefined) => word && !word.exact && /^(books|novels)$/.test(word.text);
  const [first, second, ...others] = words;
  if (isKind(first) && second?.text === 'by' && others.length > 0) return others;
  return isKind(words.at(-1)) && words.length > 1 ? words.slice(0, -1) : words;
}

/** One word, or two beside each other, name a subject. */
function bySubject(words: Word[], forms: Forms, subjects: SubjectWords): Named[] {
  const found: Named[] = [];
  for (const length of [1, 2]) {
    for (let at = 0; at + length <= words.length && length < words.length; at++) {
      const named = subjects.find(words.slice(at, at + length));
      const others = words.filter((_, i) => i < at || i >= at + length);
      const match = named.length ? textMatch(others, 'keyword', forms) : null;
      if (match) found.push({ ...ofSubjects(named), match });
    }
  }
  return found;
}

/** Half an ISBN, with its hyphens or spaces. */
function digitsAsOne(words: Word[]): Word[] {
  const text = words.map((word) => word.text).join('');
  return text ? [{ text, exact: words.some((word) => word.exact), initials: [] }] : [];
}

async function formsOf(q: Query, words: Word[], type: SearchType, memory: WordMemory | null): Promise<Forms> {
  const forms: Forms = new Map();
  if (type === 'whole_series' || type === 'series' || type === 'isbn') return forms;
  const asked = words.filter((word) => !word.exact && word.initials.length === 0).map((word) => word.text);
  const unknown = new Set<string>();
  const remembered = memory?.forms;
  for (const word of asked) {
    const known = memory?.known?.formsOf(word) ?? remembered?.get(word);
    if (known) forms.set(word, known);
    else unknown.add(word);
  }
  if (unknown.size === 0) return forms;
  for (const word of unknown) forms.set(word, []);
  for (const { word, form } of await readForms(q, [...unknown])) forms.get(word)?.push(form);
  for (const word of unknown) remembered?.set(word, forms.get(word) ?? []);
  return forms;
}

import type { SearchType } from '../../contract/filter-path.ts';
import type { Query } from '../db/db.ts';
import { normaliseTexts, readForms } from './queries.ts';
import type { SubjectWords } from './subject-words.ts';
import { type Forms, type TextMatch, tellingWords, textMatch } from './text-match.ts';
import type { WordMemory } from './word-memory.ts';
import { readWords, type Word } from './words.ts';

/** A search text, understood. */
export interface ReadText {
  words: Word[];
  type: SearchType;
  /** The catalogue's words with the stems of these words, commonest first. */
  forms: Forms;
  /** null: nothing searchable was typed, so nothing can match. */
  match: TextMatch | null;
  /** Subjects that all the words name: their titles follow those that have the words in their records. */
  subjects: number[];
  /** Where some words name a subject and the others do not: for texts that find next to nothing otherwise. */
  bySubject: BySubject[];
}

/** Titles of any of the subjects, or of those below them, that the other words find: 'tolkien fantasy'. */
export interface BySubject {
  subjects: number[];
  match: TextMatch;
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
  // Anything but digits is a search for words, whatever the type says.
  const asked = type === 'isbn' && !words.every((word) => /^\d+x?$/.test(word.text)) ? 'keyword' : type;
  const joined = asked === 'isbn' ? digitsAsOne(words) : words;
  const forms = await formsOf(q, joined, asked, memory);
  const match = textMatch(joined, asked, forms);
  const telling = tellingWords(joined);
  // Longer texts are titles.
  if (!subjects || asked !== 'keyword' || telling.length > 4) {
    return { words: joined, type: asked, forms, match, subjects: [], bySubject: [] };
  }
  return {
    words: joined,
    type: asked,
    forms,
    match,
    subjects: subjects.find(telling),
    bySubject: partly(telling, forms, subjects),
  };
}

/** One word, or two beside each other, name a subject. */
function partly(words: Word[], forms: Forms, subjects: SubjectWords): BySubject[] {
  const found: BySubject[] = [];
  for (const length of [1, 2]) {
    for (let at = 0; at + length <= words.length && length < words.length; at++) {
      const named = subjects.find(words.slice(at, at + length));
      const others = words.filter((_, i) => i < at || i >= at + length);
      const match = named.length ? textMatch(others, 'keyword', forms) : null;
      if (match) found.push({ subjects: named, match });
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
    const known = remembered?.get(word);
    if (known) forms.set(word, known);
    else unknown.add(word);
  }
  if (unknown.size === 0) return forms;
  for (const word of unknown) forms.set(word, []);
  for (const { word, form } of await readForms(q, [...unknown])) forms.get(word)?.push(form);
  for (const word of unknown) remembered?.set(word, forms.get(word) ?? []);
  return forms;
}

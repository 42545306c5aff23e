import type { SearchType } from '../../contract/filter-path.ts';
import type { Query } from '../db/db.ts';
import { normaliseTexts, readForms } from './queries.ts';
import { type Forms, type TextMatch, textMatch } from './text-match.ts';
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
}

/** Reads what was typed; a word also finds the catalogue's other words of the same stem. */
export async function readText(
  q: Query,
  typed: string,
  type: SearchType,
  memory: WordMemory | null = null,
): Promise<ReadText> {
  const words = await readWords(typed, (texts) => normaliseTexts(q, texts));
  // Anything but digits is a search for words, whatever the type says.
  const asked = type === 'isbn' && !words.every((word) => /^\d+x?$/.test(word.text)) ? 'keyword' : type;
  const joined = asked === 'isbn' ? digitsAsOne(words) : words;
  const forms = await formsOf(q, joined, asked, memory);
  return { words: joined, type: asked, forms, match: textMatch(joined, asked, forms) };
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

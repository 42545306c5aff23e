import { normaliseIsbn } from '../../contract/isbn.ts';
import type { Query } from '../db/db.ts';
import { everything, type SearchHit, type SearchRequest } from './backend.ts';
import { correctSpelling } from './spelling/spelling.ts';
import type { WordMemory } from './spelling/word-memory.ts';
import { suggestByIsbn, suggestByText, suggestByWord } from './sql/suggest-queries.ts';
import { type ReadText, readText } from './text/read-text.ts';
import type { SubjectWords } from './text/subject-words.ts';
import { topicOf, withSynonyms } from './text/synonyms.ts';
import { plainText } from './text/text-match.ts';
import { asciiWords, keyOf } from './text/words.ts';

/** What suggesting needs besides the database. */
interface Sources {
  memory: WordMemory | null;
  subjects: () => Promise<SubjectWords>;
  search: (request: SearchRequest) => Promise<SearchHit>;
}

/**
 * Suggests titles for partial input: by ISBN, by the beginning of the title, by the beginning of a word of title, names or
 * series; by the beginning of a person's name; by a subject of that name; by similar words when nothing else matches.
 */
export async function suggestTitles(
  q: Query,
  storeId: number,
  typed: string,
  limit: number,
  { memory, subjects, search }: Sources,
): Promise<number[]> {
  const digits = isbnBeginnings(typed);
  if (digits.length) {
    const ids = await suggestByIsbn(q, storeId, limit, digits);
    if (ids.length) return ids;
  }
  const plain = asciiWords(typed);
  // Most suggestions are asked for the beginning of one word: nothing more needs to be known about it.
  const isPlain = /^[a-z0-9]+$/.test(plain) && typed.trim().toLowerCase() === plain;
  if (isPlain) {
    const ids = await suggestByWord(q, storeId, limit, plain);
    if (ids.length) return ids;
  }
  const read = await readText(q, typed, 'keyword', memory, await subjects());
  if (!read.match) return [];
  const [word, ...more] = read.words;
  if (!(isPlain && word?.text === plain && more.length === 0)) {
    const ids = await suggestByRead(q, storeId, limit, read);
    if (ids.length) return ids;
  }
  if (read.named.length || read.partly.length || topicOf(read) || withSynonyms(read).length) {
    const hit = await search({ ...everything, storeId, text: typed, limit });
    if (hit.titleIds.length) return hit.titleIds;
  }
  const corrected = await correctSpelling(q, read, 0, memory);
  if (!corrected) return [];
  return suggestByRead(q, storeId, limit, await readText(q, corrected.text, 'keyword', memory));
}

async function suggestByRead(q: Query, storeId: number, limit: number, read: ReadText): Promise<number[]> {
  const [word, ...more] = read.words;
  if (!word || !read.match) return [];
  if (more.length === 0 && !word.exact) return suggestByWord(q, storeId, limit, word.text);
  return suggestByText(q, storeId, limit, {
    key: keyOf(read.words),
    name: plainText(read.words),
    match: read.unfinished ?? read.match,
  });
}

/** What an ISBN-13 could begin with, for digits typed so far; an ISBN-10 is looked for in its 978 form. */
function isbnBeginnings(typed: string): string[] {
  const whole = normaliseIsbn(typed);
  if (whole) return [whole];
  const digits = typed.replace(/[\s\u2010-\u2015-]/g, '');
  if (!/^\d{4,13}$/.test(digits)) return [];
  return digits.length < 10 ? [digits, `978${digits}`] : [digits];
}

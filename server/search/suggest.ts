import { normaliseIsbn } from '../../contract/isbn.ts';
import type { Query } from '../db/db.ts';
import { preferOnHand, suggestByIsbn, suggestByMatch, suggestByPrefix, suggestByTitle } from './queries.ts';
import { type FormsMemory, type ReadText, readText } from './read-text.ts';
import { correctSpelling } from './spelling.ts';
import { keyOf } from './words.ts';

/**
 * Titles to suggest while somebody types: by ISBN, by the beginning of the title, by the beginning of a word of title,
 * names or series; by similar words when nothing begins like that.
 */
export async function suggestTitles(
  q: Query,
  storeId: number,
  typed: string,
  limit: number,
  memory: FormsMemory | null = null,
): Promise<number[]> {
  const digits = isbnBeginnings(typed);
  if (digits.length) {
    const ids = await suggestByIsbn(q, digits);
    if (ids.length) return preferOnHand(q, storeId, ids, limit);
  }
  const read = await readText(q, typed, 'keyword', memory);
  if (!read.match) return [];
  const ids = await suggestByWords(q, read);
  if (ids.length === 0) {
    const correction = await correctSpelling(q, read, 0);
    if (correction) ids.push(...(await suggestByMatch(q, correction.match)));
  }
  return ids.length ? preferOnHand(q, storeId, [...new Set(ids)], limit) : [];
}

async function suggestByWords(q: Query, read: ReadText): Promise<number[]> {
  const [word, ...more] = read.words;
  if (!word) return [];
  if (more.length === 0 && !word.exact && word.initials.length === 0) {
    const exact = await suggestByTitle(q, word.text, true);
    return [...exact.slice(0, 2), ...(await suggestByPrefix(q, word.text))];
  }
  const begins = await suggestByTitle(q, keyOf(read.words), false);
  return read.match ? [...begins, ...(await suggestByMatch(q, read.match))] : begins;
}

/** What an ISBN-13 could begin with, for digits typed so far; an ISBN-10 is looked for in its 978 form. */
function isbnBeginnings(typed: string): string[] {
  const whole = normaliseIsbn(typed);
  if (whole) return [whole];
  const digits = typed.replace(/[\s\u2010-\u2015-]/g, '');
  if (!/^\d{4,13}$/.test(digits)) return [];
  return digits.length < 10 ? [digits, `978${digits}`] : [digits];
}

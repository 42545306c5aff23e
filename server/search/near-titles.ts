import type { Query } from '../db/db.ts';
import { everything, type SearchHit, type SearchRequest } from './backend.ts';
import { similarWords } from './spelling/similar-words.ts';
import type { WordMemory } from './spelling/word-memory.ts';
import { type NearWord, readNearTitles } from './sql/near-queries.ts';
import { readText } from './text/read-text.ts';
import { isSmall } from './text/text-match.ts';

/** Longer texts are sentences: their first words say what was meant. */
const mostWords = 6;

/** A title must share at least one in so many words of the text: one of six says nothing. */
const leastShare = 3;

/** Words that look like one of the text, at most. */
const mostSimilar = 3;

interface Sources {
  memory: WordMemory | null;
  search: (request: SearchRequest) => Promise<SearchHit>;
}

/**
 * Titles near to a search that found nothing, nearest first: what the same text finds without its filters and in any field,
 * else the titles, series and surnames that share a word with it, or a word that is a slip away. [] = none is near.
 */
export async function findNearTitles(
  q: Query,
  request: SearchRequest,
  limit: number,
  { memory, search }: Sources,
): Promise<number[]> {
  const { storeId, locationId, text, type } = request;
  if (!text) return [];
  const wide = { ...everything, storeId, locationId, text, byWork: true, limit };
  const isNarrow = type !== 'keyword' || isFiltered(request);
  const { titleIds } = isNarrow ? await search(wide) : { titleIds: [] };
  if (titleIds.length > 0) return titleIds;
  const { words, of } = await nearWords(q, text, memory);
  return words.length > 0 ? readNearTitles(q, storeId, words, Math.ceil(of / leastShare), limit) : [];
}

function isFiltered({ include, exclude, only, without }: SearchRequest): boolean {
  const values = [...Object.values(include), ...Object.values(exclude)];
  return only !== null || without.length > 0 || values.some(({ length }) => length > 0);
}

/** The catalogue's words that the text has, in any form, and those that look like one it has not; `of` so many words. */
async function nearWords(
  q: Query,
  text: string,
  memory: WordMemory | null,
): Promise<{ words: NearWord[]; of: number }> {
  const { words, forms } = await readText(q, text, 'keyword', memory);
  const telling = words
    .filter((word) => !isSmall(word) && word.text.length > 2 && !/\d/.test(word.text))
    .map((word) => word.text)
    .slice(0, mostWords);
  const isKnown = (word: string) => (forms.get(word)?.length ?? 0) > 0;
  const unknown = telling.filter((word) => !isKnown(word) && word.length >= shortestAlike);
  const similar = await similarWords(q, unknown, unknown, memory);
  const alike = (word: string, at: number) =>
    (similar.get(word) ?? [])
      .filter(({ slips }) => slips <= mostSlips(word))
      .slice(0, mostSimilar)
      .map((one) => ({ word: one.text, closeness: 1 - one.slips / 4, at, isName: true }));
  const known = (word: string, at: number) =>
    (forms.get(word) ?? []).map((form) => ({ word: form, closeness: 1, at, isName: form === word }));
  return {
    words: telling.flatMap((word, at) => (isKnown(word) ? known(word, at) : alike(word, at))),
    of: telling.length,
  };
}

/** A slip makes any other word of a short one. */
const shortestAlike = 5;

/** See editDistance. */
const mostSlips = (word: string): number => (word.length < 7 ? 1 : 2);

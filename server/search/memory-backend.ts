import type { Db } from '../db/db.ts';
import {
  type BackendOptions,
  countCap,
  rankedPool,
  type SearchBackend,
  type SearchHit,
  type SearchRequest,
} from './backend.ts';
import { dayOf } from './date-ranges.ts';
import { addDoc, type DocSet, docSet, intersect, removeDoc } from './doc-set.ts';
import { facetGroups } from './facets.ts';
import { type Follower, followCatalogue } from './follow-catalogue.ts';
import type { MemoryIndex } from './memory-index.ts';
import { firstDocs } from './memory-order.ts';
import { type Found, filterAndCount } from './memory-search.ts';
import { type ReadText, readText } from './read-text.ts';
import { RecentlyFound } from './recently-found.ts';
import { byRelevance } from './relevance.ts';
import { correctSpelling, fewTitles } from './spelling.ts';
import { suggestTitles } from './suggest.ts';
import { type TextFound, TextMemory } from './text-memory.ts';
import type { WordMemory } from './word-memory.ts';

/**
 * The fast backend: PostgreSQL finds text, this process filters, sorts and counts in memory. Reads the whole catalogue
 * once and follows its changes.
 */
export async function openMemoryBackend(db: Db, options: BackendOptions = {}): Promise<SearchBackend> {
  const now = options.now ?? (() => new Date());
  const follower = await followCatalogue(db, options);
  follower.index.setToday(dayOf(now()));
  const memory = {
    texts: new TextMemory(db, follower.index),
    pages: new RecentlyFound(follower.index),
  };
  return {
    search: (request) => search(db, follower, memory, request, dayOf(now())),
    suggest: (storeId, typed, limit) => suggestTitles(db, storeId, typed, limit, follower.words),
    version: () => follower.index.version,
    refresh: follower.refresh,
    close: follower.close,
  };
}

async function search(
  db: Db,
  { index, words }: Follower,
  memory: { texts: TextMemory; pages: RecentlyFound },
  request: SearchRequest,
  today: number,
): Promise<SearchHit> {
  let text: TextFound | null = null;
  let didYouMean = '';
  if (request.text) {
    const read = await readText(db, request.text, request.type, words);
    const searched = await searchText(db, memory.texts, words, read);
    text = searched.text;
    didYouMean = searched.didYouMean;
  }
  index.setToday(today);
  const found =
    request.text || request.only || request.without.length > 0
      ? filterAndCount(index, request, universeOf(index, request, text))
      : memory.pages.find(request);
  if (!text || request.sort !== '') {
    const ids = idsOf(index, firstDocs(index, request, found, pageEnd(request)));
    return answer(index, request, today, found, ids, didYouMean);
  }
  const pool = idsOf(index, firstDocs(index, request, found, rankedPool, text.classes));
  const onHand = (id: number) => index.isOnHand(request.storeId, id);
  const best = await byRelevance(db, pool, text.match, onHand, text.ranked);
  const end = pageEnd(request);
  const rest =
    end > best.length
      ? idsOf(index, firstDocs(index, request, found, end, text.classes)).slice(pool.length)
      : [];
  return answer(index, request, today, found, [...best, ...rest], didYouMean);
}

/** The candidates of the text, or of its corrected spelling when the text as typed finds nothing. */
async function searchText(
  db: Db,
  texts: TextMemory,
  words: WordMemory,
  read: ReadText,
): Promise<{ text: TextFound | null; didYouMean: string }> {
  if (!read.match) return { text: null, didYouMean: '' };
  const text = await texts.find(read.match);
  if (text.size >= fewTitles) return { text, didYouMean: '' };
  const correction = await correctSpelling(db, read, text.size, words);
  if (!correction) return { text, didYouMean: '' };
  if (text.size > 0) return { text, didYouMean: correction.text };
  return { text: await texts.find(correction.match), didYouMean: correction.text };
}

/** The titles that text, `only` and `without` leave, before any filter. Not to be changed. */
function universeOf(index: MemoryIndex, request: SearchRequest, text: TextFound | null): DocSet {
  if (!request.only && request.without.length === 0 && text) return text.docs;
  const universe = docSet(index.capacity);
  if (request.text && !text) return universe;
  if (request.only) addTitles(index, universe, request.only);
  else universe.set(text?.docs ?? index.live);
  if (request.only && text) intersect(universe, text.docs);
  for (const id of request.without) {
    const doc = index.docOf(id);
    if (doc >= 0) removeDoc(universe, doc);
  }
  return universe;
}

function addTitles(index: MemoryIndex, docs: DocSet, ids: readonly number[]): void {
  for (const id of ids) {
    const doc = index.docOf(id);
    if (doc >= 0) addDoc(docs, doc);
  }
}

function answer(
  index: MemoryIndex,
  request: SearchRequest,
  today: number,
  found: Found,
  ids: number[],
  didYouMean: string,
): SearchHit {
  return {
    titleIds: ids.slice(request.offset, pageEnd(request)),
    total: Math.min(found.total, countCap),
    facets: facetGroups(found.counts, request, {
      subjects: index.subjects,
      categories: index.categories.filter((c) => c.store_id === request.storeId),
      today,
    }),
    didYouMean,
  };
}

/** No page starts at or beyond the cap. */
function pageEnd(request: SearchRequest): number {
  return request.offset >= countCap ? 0 : request.offset + request.limit;
}

function idsOf(index: MemoryIndex, docs: readonly number[]): number[] {
  return docs.map((doc) => index.titleIds[doc] ?? 0);
}

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
import { addDoc, type DocSet, docSet, hasDoc, intersect, removeDoc } from './index/doc-set.ts';
import { facetGroups } from './index/facets.ts';
import { type Follower, followCatalogue } from './index/follow-catalogue.ts';
import type { MemoryIndex } from './index/memory-index.ts';
import { firstDocs } from './index/memory-order.ts';
import { type Found, filterAndCount } from './index/memory-search.ts';
import { RecentlyFound } from './index/recently-found.ts';
import { TextMemory } from './index/text-memory.ts';
import { findNearTitles } from './near-titles.ts';
import { readAhead } from './read-ahead.ts';
import { byRelevance } from './relevance.ts';
import { type Searched, searchText } from './search-text.ts';
import { suggestTitles } from './suggest.ts';
import { readText } from './text/read-text.ts';

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
  const ahead =
    options.pollMs === 0
      ? null
      : readAhead(db, memory.texts, follower.words).catch((error) => options.onError?.(error));
  const find = (request: SearchRequest) => search(db, follower, memory, request, dayOf(now()));
  return {
    search: find,
    suggest(storeId, typed, limit) {
      const { words, index } = follower;
      return suggestTitles(db, storeId, typed, limit, {
        memory: words,
        subjects: async () => index.subjectWords,
        search: find,
      });
    },
    near: (request, limit) => findNearTitles(db, request, limit, { memory: follower.words, search: find }),
    version: follower.versionOf,
    refresh: follower.refresh,
    async close() {
      memory.texts.close();
      await ahead;
      await follower.close();
    },
  };
}

async function search(
  db: Db,
  { index, words: vocabulary }: Follower,
  memory: { texts: TextMemory; pages: RecentlyFound },
  request: SearchRequest,
  today: number,
): Promise<SearchHit> {
  let text: Searched | null = null;
  if (request.text) {
    const read = (typed: string) => readText(db, typed, request.type, vocabulary, index.subjectWords);
    text = await searchText(
      db,
      index,
      memory.texts,
      vocabulary,
      await read(request.text),
      read,
      request.asTyped,
    );
  }
  index.setToday(today);
  const found =
    request.text || request.only || request.without.length > 0
      ? filterAndCount(index, request, universeOf(index, request, text))
      : memory.pages.find(request);
  const end = pageEnd(request);
  const words = text?.found;
  if (!words || request.sort !== '') {
    const ids = idsOf(index, firstDocs(index, request, found, end));
    return answer(index, request, today, found, ids, text);
  }
  const pool = idsOf(index, firstDocs(index, request, found, rankedPool, words));
  const onHand = (id: number) => index.isOnHand(request.storeId, id);
  const isBehind = (id: number) => !hasDoc(words.docs, index.docOf(id));
  const best = await byRelevance(db, pool, words.match, onHand, isBehind, words.ranked);
  const rest =
    end > best.length ? idsOf(index, firstDocs(index, request, found, end, words)).slice(pool.length) : [];
  return answer(index, request, today, found, [...best, ...rest], text);
}

/** The titles that text, `only` and `without` leave, before any filter. Not to be changed. */
function universeOf(index: MemoryIndex, request: SearchRequest, text: Searched | null): DocSet {
  if (!request.only && request.without.length === 0 && text) return text.docs;
  const universe = docSet(index.capacity);
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
  text: Searched | null,
): SearchHit {
  return {
    titleIds: ids.slice(request.offset, pageEnd(request)),
    total: Math.min(found.total, countCap),
    facets: facetGroups(found.counts, request, {
      subjects: index.subjects,
      categories: index.categories.filter((c) => c.store_id === request.storeId),
      today,
    }),
    didYouMean: text?.didYouMean ?? '',
    isCorrected: text?.isCorrected ?? false,
    leftOut: text?.leftOut ?? [],
  };
}

/** No page starts at or beyond the cap. */
function pageEnd(request: SearchRequest): number {
  return request.offset >= countCap ? 0 : request.offset + request.limit;
}

function idsOf(index: MemoryIndex, docs: readonly number[]): number[] {
  return docs.map((doc) => index.titleIds[doc] ?? 0);
}

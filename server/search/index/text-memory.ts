import { LRUCache } from 'lru-cache';
import type { Query } from '../../db/db.ts';
import {
  type Candidates,
  type NamesOfTitle,
  type Ranked,
  readBeginnings,
  readCandidates,
} from '../sql/queries.ts';
import type { TextMatch } from '../text/text-match.ts';
import { addDoc, type DocSet, docSet, hasDoc, intersect, removeDoc, sizeOf } from './doc-set.ts';
import type { MemoryIndex } from './memory-index.ts';

/** Results with fewer titles are not kept: the database finds them in no time. */
const minToStore = 500;
const most = { bytes: 32e6, texts: 250, ranked: 500 };

/** The titles of a text search. Only `ranked` grows later; the rest is immutable, so that it is safe to hold. */
export interface TextFound {
  docs: DocSet;
  size: number;
  match: TextMatch;
  /** How well titles fit, by title id; only those that were ranked so far. */
  ranked: Map<number, Ranked>;
  /** 0 for titles that are the text, 1 for those that begin with it. */
  classes: Map<number, number>;
  /** Their names, when there are next to no titles. */
  names: NamesOfTitle[] | null;
}

interface Kept {
  found: TextFound;
  version: number;
}

/**
 * Caches what common words found for the next page, another filter or another shopper. After a change of the catalogue,
 * only the changed titles are checked again.
 */
export class TextMemory {
  readonly #q: Query;
  readonly #index: MemoryIndex;
  readonly #kept = new LRUCache<string, Kept>({
    max: most.texts,
    maxSize: most.bytes,
    sizeCalculation: ({ found }) => found.docs.byteLength,
  });

  constructor(q: Query, index: MemoryIndex) {
    this.#q = q;
    this.#index = index;
  }

  /** True once nothing is to be read ahead any more. */
  isClosed = false;

  close(): void {
    this.isClosed = true;
  }

  async find(match: TextMatch): Promise<TextFound> {
    const index = this.#index;
    const key = JSON.stringify(match);
    const kept = this.#kept.get(key);
    const changed =
      kept && kept.found.docs.length === index.live.length ? index.changedSince(kept.version) : null;
    if (kept && changed?.length === 0) return this.#keep(key, kept.found, kept.version);
    // What changes while the database looks is looked at again the next time.
    const { version } = index;
    const words = wordsOf(match);
    const wordsKey = JSON.stringify(words);
    if (!kept && key !== wordsKey && this.#kept.has(wordsKey)) {
      const found = { ...(await this.find(words)), match, ranked: new Map(), classes: new Map() };
      if (match.titleKey) classify(index, found, await readBeginnings(this.#q, match));
      return this.#keep(key, found, version);
    }
    const candidates = await readCandidates(this.#q, match, changed);
    const found = kept && changed ? without(index, kept.found, changed) : nothing(index, match);
    take(index, found, candidates);
    if (!changed) found.names = candidates.names;
    if (found.size < minToStore && !changed) return found;
    this.#keep(wordsKey, { ...found, match: words, ranked: new Map(), classes: new Map() }, version);
    return this.#keep(key, found, version);
  }

  /** Finds what has the words of a match before anybody asks for a text with these words. */
  async readAhead(match: TextMatch): Promise<void> {
    await this.find(wordsOf(match));
  }

  #keep(key: string, found: TextFound, version: number): TextFound {
    this.#kept.set(key, { found, version });
    if (found.ranked.size > most.ranked) found.ranked.clear();
    return found;
  }
}

/** The part of a match that decides which titles it finds, without the part that ranks them: 'the night' finds what 'night' finds. */
function wordsOf(match: TextMatch): TextMatch {
  return match.byBeginning ? match : { ...match, titleKey: '', titleEnd: '', sameKeys: [], authorKeys: [] };
}

function nothing(index: MemoryIndex, match: TextMatch): TextFound {
  return { docs: docSet(index.capacity), size: 0, match, ranked: new Map(), classes: new Map(), names: null };
}

/** A copy without these titles: what others still compute with the old one does not get into it. */
function without(index: MemoryIndex, found: TextFound, titleIds: readonly number[]): TextFound {
  const copy = {
    ...found,
    docs: found.docs.slice(),
    ranked: new Map(found.ranked),
    classes: new Map(found.classes),
  };
  for (const id of titleIds) {
    const doc = index.docOf(id);
    copy.ranked.delete(id);
    copy.classes.delete(doc);
    if (doc >= 0) removeDoc(copy.docs, doc);
  }
  // Deleted ones have no number any more.
  intersect(copy.docs, index.live);
  copy.size = sizeOf(copy.docs);
  return copy;
}

function take(index: MemoryIndex, found: TextFound, candidates: Candidates): void {
  // One by one: most texts find a handful, and looking through all titles for them takes longer.
  const add = (id: number) => {
    const doc = index.docOf(id);
    if (doc < 0 || hasDoc(found.docs, doc)) return;
    addDoc(found.docs, doc);
    found.size += 1;
  };
  for (const id of [...candidates.prefix, ...candidates.exact]) add(id);
  classify(index, found, candidates);
  for (const id of candidates.ids) add(id);
  for (const rank of candidates.ranked ?? []) found.ranked.set(rank.id, rank);
}

function classify(
  index: MemoryIndex,
  { classes }: TextFound,
  { exact, prefix }: Pick<Candidates, 'exact' | 'prefix'>,
): void {
  for (const id of prefix) classes.set(index.docOf(id), 1);
  for (const id of exact) classes.set(index.docOf(id), 0);
}

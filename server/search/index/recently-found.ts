import { LRUCache } from 'lru-cache';
import type { FacetFilters, FacetKey, SearchRequest } from '../backend.ts';
import type { MemoryIndex } from './memory-index.ts';
import { type Found, filterAndCount } from './memory-search.ts';

/** Memory for remembered browse pages: some 250 of them with a million titles. */
const mostBytes = 32e6;
/** Counts of one facet are small, those of all subjects some 20 kB. */
const mostCounts = 2_000;
const mostTallies = 200;

/**
 * What the last browse pages found and counted, until the catalogue changes: paging and sorting count nothing again, and
 * another value of one filter counts only what it changes.
 */
export class RecentlyFound {
  readonly #index: MemoryIndex;
  readonly #found = new LRUCache<string, Found>({
    maxSize: mostBytes,
    sizeCalculation: ({ docs }) => docs.byteLength,
  });
  readonly #counts = new LRUCache<string, Map<string, number>>({ max: mostCounts });
  readonly #tallies = new LRUCache<string, Uint32Array>({ max: mostTallies });
  #version = -1;

  constructor(index: MemoryIndex) {
    this.#index = index;
  }

  /** The titles that pass the filters of a request without text, and the counts. */
  find(request: SearchRequest): Found {
    if (this.#version !== this.#index.version) {
      this.#found.clear();
      this.#counts.clear();
      this.#tallies.clear();
      this.#version = this.#index.version;
    }
    return remembered(this.#found, keyOf(request), () =>
      filterAndCount(this.#index, request, this.#index.live, {
        counts: (k, make) => remembered(this.#counts, othersOf(request, k), make),
        tally: (k, make) => remembered(this.#tallies, othersOf(request, k), make),
      }),
    );
  }
}

function remembered<T extends object>(memory: LRUCache<string, T>, key: string, make: () => T): T {
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  memory.set(key, made);
  return made;
}

/** A request without its filter of `k`. */
function othersOf(request: SearchRequest, k: FacetKey): string {
  const without = (filters: FacetFilters) => ({ ...filters, [k]: undefined });
  return k + keyOf({ ...request, include: without(request.include), exclude: without(request.exclude) });
}

function keyOf({ storeId, locationId, include, exclude, byWork }: SearchRequest): string {
  return JSON.stringify([storeId, locationId, include, exclude, byWork]);
}

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
  readonly #found = new Map<string, Found>();
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #tallies = new Map<string, Uint32Array>();
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
    const key = keyOf(request);
    const found =
      this.#found.get(key) ??
      filterAndCount(this.#index, request, this.#index.live, {
        counts: (k, make) => remembered(this.#counts, mostCounts, othersOf(request, k), make),
        tally: (k, make) => remembered(this.#tallies, mostTallies, othersOf(request, k), make),
      });
    // Put back at the end: the first of the map is the one that was not asked for longest.
    this.#found.delete(key);
    this.#found.set(key, found);
    const [oldest] = this.#found.keys();
    if (oldest !== undefined && this.#found.size * found.docs.byteLength > mostBytes)
      this.#found.delete(oldest);
    return found;
  }
}

function remembered<T>(memory: Map<string, T>, most: number, key: string, make: () => T): T {
  const known = memory.get(key) ?? make();
  if (memory.size >= most) memory.clear();
  memory.set(key, known);
  return known;
}

/** A request without its filter of `k`. */
function othersOf(request: SearchRequest, k: FacetKey): string {
  const without = (filters: FacetFilters) => ({ ...filters, [k]: undefined });
  return k + keyOf({ ...request, include: without(request.include), exclude: without(request.exclude) });
}

function keyOf({ storeId, locationId, include, exclude, byWork }: SearchRequest): string {
  return JSON.stringify([storeId, locationId, include, exclude, byWork]);
}

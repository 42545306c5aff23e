import type { FacetFilters, FacetKey, SearchRequest } from './backend.ts';
import type { MemoryIndex } from './memory-index.ts';
import { type Found, filterAndCount } from './memory-search.ts';

/** Memory for remembered browse pages: some 250 of them with a million titles. */
const mostBytes = 32e6;
/** Counts of one facet are small. */
const mostCounts = 2_000;

/**
 * What the last browse pages found and counted, until the catalogue changes: turning pages and sorting anew count
 * nothing again, and of another value of one filter only what it changes.
 */
export class RecentlyFound {
  readonly #index: MemoryIndex;
  readonly #found = new Map<string, Found>();
  readonly #counts = new Map<string, Map<string, number>>();
  #version = -1;

  constructor(index: MemoryIndex) {
    this.#index = index;
  }

  /** The titles that pass the filters of a request without text, and the counts. */
  find(request: SearchRequest): Found {
    if (this.#version !== this.#index.version) {
      this.#found.clear();
      this.#counts.clear();
      this.#version = this.#index.version;
    }
    const key = keyOf(request);
    const found =
      this.#found.get(key) ??
      filterAndCount(this.#index, request, this.#index.live, (k, make) => this.#count(request, k, make));
    // Put back at the end: the first of the map is the one that was not asked for longest.
    this.#found.delete(key);
    this.#found.set(key, found);
    const [oldest] = this.#found.keys();
    if (oldest !== undefined && this.#found.size * found.docs.byteLength > mostBytes)
      this.#found.delete(oldest);
    return found;
  }

  #count(request: SearchRequest, k: FacetKey, make: () => Map<string, number>): Map<string, number> {
    const without = (filters: FacetFilters) => ({ ...filters, [k]: undefined });
    const { include, exclude } = request;
    const key = k + keyOf({ ...request, include: without(include), exclude: without(exclude) });
    const counts = this.#counts.get(key) ?? make();
    if (this.#counts.size >= mostCounts) this.#counts.clear();
    this.#counts.set(key, counts);
    return counts;
  }
}

function keyOf({ storeId, locationId, include, exclude, byWork }: SearchRequest): string {
  return JSON.stringify([storeId, locationId, include, exclude, byWork]);
}

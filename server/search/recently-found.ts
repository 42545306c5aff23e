import type { SearchRequest } from './backend.ts';
import type { MemoryIndex } from './memory-index.ts';
import { type Found, filterAndCount } from './memory-search.ts';

/** Memory for remembered browse pages: some 250 of them with a million titles. */
const mostBytes = 32e6;

/** What the last browse pages found, until the catalogue changes: turning pages and sorting anew count nothing again. */
export class RecentlyFound {
  readonly #index: MemoryIndex;
  readonly #found = new Map<string, Found>();
  #version = -1;

  constructor(index: MemoryIndex) {
    this.#index = index;
  }

  /** The titles that pass the filters of a request without text, and the counts. */
  find(request: SearchRequest): Found {
    if (this.#version !== this.#index.version) {
      this.#found.clear();
      this.#version = this.#index.version;
    }
    const { storeId, locationId, include, exclude, byWork } = request;
    const key = JSON.stringify([storeId, locationId, include, exclude, byWork]);
    const known = this.#found.get(key);
    const found = known ?? filterAndCount(this.#index, request, this.#index.live);
    // Put back at the end: the first of the map is the one that was not asked for longest.
    this.#found.delete(key);
    this.#found.set(key, found);
    const [oldest] = this.#found.keys();
    if (oldest !== undefined && this.#found.size * found.docs.byteLength > mostBytes)
      this.#found.delete(oldest);
    return found;
  }
}

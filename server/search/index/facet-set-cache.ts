import { LRUCache } from 'lru-cache';
import type { DocSet } from './doc-set.ts';

/** Bytes for the title sets of facet values, over all facets and stores: some 250 values of a million titles. */
const maxBytes = 32e6;

/**
 * The title sets of the facet values that shoppers filter by. All columns of an index share one budget, so an installation with
 * fifty stores needs no more memory than one with a single store; the least recently used set goes first.
 */
export class FacetSetCache {
  readonly #sets: LRUCache<string, DocSet>;

  constructor(bytes = maxBytes) {
    // A set larger than the whole budget is computed for each request.
    this.#sets = new LRUCache({ maxSize: bytes, sizeCalculation: (set) => set.byteLength });
  }

  /** A part of the budget for one column, under names that no other column uses. */
  forColumn(name: string): ColumnSets {
    const key = (value: number) => `${name} ${value}`;
    /** Values of this column that may still be kept: an update looks only at these. */
    const values = new Set<number>();
    return {
      get isEmpty() {
        return values.size === 0;
      },
      use: (value) => this.#sets.get(key(value)),
      peek: (value) => (values.has(value) ? this.#sets.peek(key(value)) : undefined),
      keep: (value, set) => {
        values.add(value);
        this.#sets.set(key(value), set);
      },
      clear: () => {
        for (const value of values) this.#sets.delete(key(value));
        values.clear();
      },
    };
  }
}

/** What one column keeps, by value number. */
export interface ColumnSets {
  readonly isEmpty: boolean;
  /** The set of a value for a request, which makes it the most recently used. */
  use(value: number): DocSet | undefined;
  /** The set of a value for an update, which leaves its age alone. */
  peek(value: number): DocSet | undefined;
  keep(value: number, set: DocSet): void;
  clear(): void;
}

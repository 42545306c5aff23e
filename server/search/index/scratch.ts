import { type DocSet, docSet } from './doc-set.ts';

/**
 * Buffers for one request's computation, which nothing interrupts. Allocating them each time would trigger the garbage
 * collector, which takes a tenth of a second to scan a million titles.
 */
export class Scratch {
  #capacity = 0;
  readonly #sets = new Map<string, DocSet>();
  readonly #lists = new Map<string, Uint32Array<ArrayBuffer>>();

  /** A copy of a set, until the next copy under the same name. */
  copy(name: string, from: DocSet): DocSet {
    this.#fit(from.length * 32);
    const set = this.#sets.get(name) ?? docSet(this.#capacity);
    this.#sets.set(name, set);
    set.set(from);
    return set;
  }

  /** Room for all docs, until the next list under the same name. */
  list(name: string, capacity: number): Uint32Array<ArrayBuffer> {
    this.#fit(capacity);
    const list = this.#lists.get(name) ?? new Uint32Array(this.#capacity);
    this.#lists.set(name, list);
    return list;
  }

  #fit(capacity: number): void {
    const needed = Math.ceil(capacity / 32) * 32;
    if (needed === this.#capacity) return;
    this.#capacity = needed;
    this.#sets.clear();
    this.#lists.clear();
  }
}

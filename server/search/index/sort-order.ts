import { type DocSet, hasDoc } from './doc-set.ts';

/** All titles in one order, kept sorted while titles come, go and change. */
export class SortOrder {
  /** Doc numbers, first to last. */
  sequence = new Uint32Array(0);
  /** Place of each doc in `sequence`; meaningless for docs that are not in it. */
  position = new Uint32Array(0);
  readonly #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  rebuild(docs: Uint32Array, capacity: number): void {
    this.sequence = docs.slice().sort(this.#compare);
    this.#number(capacity);
  }

  /** Puts docs whose facts changed where they belong now, and drops those that are not `live`. */
  move(changed: readonly number[], live: DocSet, capacity: number): void {
    const moved = new Uint8Array(capacity);
    for (const doc of changed) moved[doc] = 1;
    const coming = changed.filter((doc) => hasDoc(live, doc)).sort(this.#compare);
    const staying = this.#without(moved);
    const merged = new Uint32Array(staying.length + coming.length);
    let from = 0;
    let at = 0;
    for (const doc of coming) {
      const end = this.#firstAfter(staying, from, doc);
      merged.set(staying.subarray(from, end), at);
      at += end - from;
      from = end;
      merged[at++] = doc;
    }
    merged.set(staying.subarray(from), at);
    this.sequence = merged;
    this.#number(capacity);
  }

  /** A plain loop: calling a function per title would hold up every shopper of a large shop. */
  #without(moved: Uint8Array): Uint32Array {
    const { sequence } = this;
    const staying = new Uint32Array(sequence.length);
    let count = 0;
    for (let i = 0; i < sequence.length; i++) {
      const doc = sequence[i] as number;
      if (moved[doc] === 0) staying[count++] = doc;
    }
    return staying.subarray(0, count);
  }

  #firstAfter(sequence: Uint32Array, from: number, doc: number): number {
    let low = from;
    let high = sequence.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(sequence[middle] ?? 0, doc) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #number(capacity: number): void {
    if (this.position.length < capacity) this.position = new Uint32Array(capacity);
    const { sequence, position } = this;
    for (let i = 0; i < sequence.length; i++) position[sequence[i] as number] = i;
  }
}

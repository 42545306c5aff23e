/** Docs as they count: those that are alone one by one, editions of one work as one. */
export interface CountedDocs {
  alone: Uint32Array;
  /** The docs of each work, one work after the other. */
  editions: Uint32Array;
  /** Where each work begins in `editions`, and its end. */
  starts: Uint32Array;
}

/** Which docs are editions of one work. */
export class WorkGroups {
  /** Per doc: 1 + the doc its work is called after; 0 for a book alone. */
  #heads: Int32Array;

  constructor(capacity: number) {
    this.#heads = new Int32Array(capacity);
  }

  grow(capacity: number): void {
    const heads = new Int32Array(capacity);
    heads.set(this.#heads);
    this.#heads = heads;
  }

  /** `head` -1: the doc stands alone. */
  set(doc: number, head: number): void {
    this.#heads[doc] = head + 1;
  }

  /** `docs` with the editions of each work beside each other. */
  counted(docs: Uint32Array): CountedDocs {
    const heads = this.#heads;
    // Counting sort by work: how many there are of each, then each to its place.
    const at = new Uint32Array(heads.length);
    let editions = 0;
    let works = 0;
    for (let i = 0; i < docs.length; i++) {
      const head = heads[docs[i] as number] as number;
      if (head === 0) continue;
      editions++;
      if ((at[head - 1] as number)++ === 0) works++;
    }
    const counted: CountedDocs = {
      alone: new Uint32Array(docs.length - editions),
      editions: new Uint32Array(editions),
      starts: new Uint32Array(works + 1),
    };
    let alone = 0;
    let begun = 0;
    let end = 0;
    const started = new Uint8Array(heads.length);
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      const head = (heads[doc] as number) - 1;
      if (head < 0) {
        counted.alone[alone++] = doc;
        continue;
      }
      if (started[head] === 0) {
        started[head] = 1;
        const size = at[head] as number;
        counted.starts[begun++] = end;
        at[head] = end;
        end += size;
      }
      counted.editions[(at[head] as number)++] = doc;
    }
    counted.starts[begun] = end;
    return counted;
  }

  /** `keys` of `docs`, of the editions of each work only that with the smallest key of `choice`. */
  firsts(docs: Uint32Array, keys: Float64Array, choice: Float64Array = keys): Float64Array {
    const heads = this.#heads;
    const bestOf = new Int32Array(heads.length);
    let left = 0;
    const keep = new Uint8Array(docs.length);
    for (let i = 0; i < docs.length; i++) {
      const head = (heads[docs[i] as number] as number) - 1;
      const best = head < 0 ? 0 : (bestOf[head] as number);
      if (best !== 0 && (choice[best - 1] as number) <= (choice[i] as number)) continue;
      if (best !== 0) keep[best - 1] = 0;
      else left++;
      if (head >= 0) bestOf[head] = i + 1;
      keep[i] = 1;
    }
    const first = new Float64Array(left);
    for (let i = 0, at = 0; i < docs.length; i++) if (keep[i] === 1) first[at++] = keys[i] as number;
    return first;
  }

  /** The first of each work in a list, in the order of the list. */
  firstsOfList(docs: readonly number[]): number[] {
    const met = new Set<number>();
    return docs.filter((doc) => {
      const head = (this.#heads[doc] as number) - 1;
      if (head < 0) return true;
      return met.has(head) ? false : met.add(head);
    });
  }
}

/** How many results there are. */
export function resultsIn(counted: CountedDocs): number {
  return counted.alone.length + counted.starts.length - 1;
}

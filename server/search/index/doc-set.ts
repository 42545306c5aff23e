/** A set of doc numbers, a bit each: combining sets of a million titles takes microseconds. */
export type DocSet = Uint32Array;

export function docSet(capacity: number): DocSet {
  return new Uint32Array((capacity + 31) >>> 5);
}

export function addDoc(set: DocSet, doc: number): void {
  (set[doc >>> 5] as number) |= 1 << (doc & 31);
}

export function removeDoc(set: DocSet, doc: number): void {
  (set[doc >>> 5] as number) &= ~(1 << (doc & 31));
}

export function hasDoc(set: DocSet, doc: number): boolean {
  return ((set[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0;
}

/** Keeps of `set` what `other` has, too. */
export function intersect(set: DocSet, other: DocSet): void {
  for (let w = 0; w < set.length; w++) (set[w] as number) &= other[w] as number;
}

/** Takes from `set` what `other` has. */
export function subtract(set: DocSet, other: DocSet): void {
  for (let w = 0; w < set.length; w++) (set[w] as number) &= ~(other[w] as number);
}

/** Adds to `set` what `other` has. */
export function unite(set: DocSet, other: DocSet): void {
  for (let w = 0; w < set.length; w++) (set[w] as number) |= other[w] as number;
}

/**
 * The members in rising order: reading columns from end to end is what makes counting fast. `docs` is where they are
 * written to, from its beginning.
 */
export function docsOf(set: DocSet, docs = new Uint32Array(sizeOf(set))): Uint32Array {
  let count = 0;
  for (let w = 0; w < set.length; w++) {
    for (let bits = set[w] as number; bits !== 0; bits &= bits - 1) {
      docs[count++] = (w << 5) + 31 - Math.clz32(bits & -bits);
    }
  }
  return docs.subarray(0, count);
}

export function sizeOf(set: DocSet): number {
  let size = 0;
  for (let w = 0; w < set.length; w++) {
    const word = set[w] as number;
    // Most sets are small.
    if (word !== 0) size += ones(word);
  }
  return size;
}

/** How many members two sets share. */
export function sizeOfBoth(set: DocSet, other: DocSet): number {
  let size = 0;
  for (let w = 0; w < set.length; w++) size += ones((set[w] as number) & (other[w] as number));
  return size;
}

function ones(word: number): number {
  let bits = word | 0;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

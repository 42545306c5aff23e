import { CodeColumn } from './code-column.ts';
import { addDoc, type DocSet, docSet, removeDoc } from './doc-set.ts';
import type { ColumnSets } from './facet-set-cache.ts';

/** Facet values per title: facts are sets of value numbers. '' is no value: nothing is known. */
export class ValueColumn extends CodeColumn {
  /** The number of each value that any title has ever had: counting compares no texts. */
  readonly values = new Map<string, number>();
  /** The values of each code, one code after the other; those of `code` are from `starts[code]` to `starts[code + 1]`. */
  flat = new Uint32Array(64);
  starts = new Uint32Array(64);
  /** The titles of values that requests have filtered by, kept current. */
  readonly #kept: ColumnSets;

  constructor(capacity: number, kept: ColumnSets) {
    super(capacity);
    this.#kept = kept;
  }

  /** Gives a title its values; `make` is called when no title has had `key`, which tells them from others. */
  setValues(doc: number, key: string, make: () => readonly string[]): void {
    const code = this.codeOf(key, (fresh) => this.#learn(fresh, make().filter(Boolean)));
    const before = this.codes[doc] as number;
    this.codes[doc] = code;
    if (before === code || this.#kept.isEmpty) return;
    for (const value of this.valuesOf(before)) {
      const titles = this.#kept.peek(value);
      if (titles) removeDoc(titles, doc);
    }
    for (const value of this.valuesOf(code)) {
      const titles = this.#kept.peek(value);
      if (titles) addDoc(titles, doc);
    }
  }

  /** Recomputes which values each known key stands for. */
  relearn(make: (key: string) => readonly string[]): void {
    this.#kept.clear();
    this.starts[1] = 0;
    for (let code = 1; code < this.size; code++) this.#learn(code, make(this.keyOf(code)).filter(Boolean));
  }

  valuesOf(code: number): Uint32Array {
    return this.flat.subarray(this.starts[code], this.starts[code + 1]);
  }

  /** The titles with a value, of the first `size`; deleted ones are among them. Not to be changed. */
  docsWith(value: number, size: number): DocSet {
    const kept = this.#kept.use(value);
    if (kept) return kept;
    const titles = this.#read(value, size);
    this.#kept.keep(value, titles);
    return titles;
  }

  override grow(capacity: number): void {
    const isLonger = capacity > this.codes.length;
    super.grow(capacity);
    if (isLonger) this.#kept.clear();
  }

  #learn(code: number, names: readonly string[]): void {
    const from = this.starts[code] as number;
    this.flat = atLeast(this.flat, from + names.length);
    this.starts = atLeast(this.starts, code + 2);
    names.forEach((name, i) => {
      this.flat[from + i] = this.#numberOf(name);
    });
    this.starts[code + 1] = from + names.length;
  }

  #numberOf(name: string): number {
    let number = this.values.get(name);
    if (number === undefined) {
      number = this.values.size;
      this.values.set(name, number);
    }
    return number;
  }

  #read(value: number, size: number): DocSet {
    const { codes, flat, starts } = this;
    const has = new Uint8Array(this.size);
    for (let code = 0; code < has.length; code++) {
      const end = starts[code + 1] as number;
      for (let i = starts[code] as number; i < end; i++) if (flat[i] === value) has[code] = 1;
    }
    const titles = docSet(codes.length);
    for (let from = 0; from < size; from += 32) {
      const end = Math.min(from + 32, size);
      let bits = 0;
      for (let doc = from; doc < end; doc++) bits |= (has[codes[doc] as number] as number) << (doc & 31);
      titles[from >>> 5] = bits;
    }
    return titles;
  }
}

function atLeast(array: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  if (array.length >= length) return array;
  const longer = new Uint32Array(Math.max(length, array.length * 2));
  longer.set(array);
  return longer;
}

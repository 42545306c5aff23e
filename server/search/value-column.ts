import { CodeColumn } from './code-column.ts';
import { addDoc, type DocSet, docSet, removeDoc } from './doc-set.ts';

/** Memory for the titles of single values, per facet: all values of most facets, some 250 subjects of a million titles. */
const mostBytes = 32e6;

/** Facet values per title: facts are sets of value numbers. '' is no value: nothing is known. */
export class ValueColumn extends CodeColumn<readonly number[]> {
  /** The number of each value that any title has ever had: counting compares no texts. */
  readonly values = new Map<string, number>();
  /** The titles of values that were asked for, kept current; the one not asked for longest is the first. */
  readonly #kept = new Map<number, DocSet>();

  constructor(capacity: number) {
    super(capacity, '', []);
  }

  setValues(doc: number, key: string, make: () => readonly string[]): void {
    const before = this.set(doc, key, () =>
      make()
        .filter(Boolean)
        .map((name) => this.#number(name)),
    );
    const after = this.codes[doc] as number;
    if (before === after || this.#kept.size === 0) return;
    for (const value of this.facts[before] as readonly number[]) {
      const titles = this.#kept.get(value);
      if (titles) removeDoc(titles, doc);
    }
    for (const value of this.facts[after] as readonly number[]) {
      const titles = this.#kept.get(value);
      if (titles) addDoc(titles, doc);
    }
  }

  /** The titles with a value, of the first `size`; deleted ones are among them. Not to be changed. */
  docsWith(value: number, size: number): DocSet {
    const titles = this.#kept.get(value) ?? this.#read(value, size);
    this.#kept.delete(value);
    this.#kept.set(value, titles);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > 1 && this.#kept.size * titles.byteLength > mostBytes)
      this.#kept.delete(oldest);
    return titles;
  }

  override grow(capacity: number): void {
    super.grow(capacity);
    this.#kept.clear();
  }

  #number(name: string): number {
    let number = this.values.get(name);
    if (number === undefined) {
      number = this.values.size;
      this.values.set(name, number);
    }
    return number;
  }

  #read(value: number, size: number): DocSet {
    const { codes, facts } = this;
    const has = new Uint8Array(facts.length);
    for (let code = 0; code < facts.length; code++) {
      if ((facts[code] as readonly number[]).includes(value)) has[code] = 1;
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

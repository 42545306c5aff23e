type Codes = Uint8Array | Uint16Array | Uint32Array;

/**
 * One fact per title (its format, its set of subjects, where it is on hand), stored as a small number: equal facts share
 * a code. Filters and counts then work per code, not per title.
 */
export class CodeColumn<T> {
  /** As narrow as the codes so far allow: reading a million of them from end to end is what counting costs. */
  codes: Codes;
  /** The fact of each code. Code 0 is what a title has before anything is known. */
  readonly facts: T[];
  readonly #codeOf = new Map<string, number>();

  constructor(capacity: number, nothingKey: string, nothing: T) {
    this.codes = new Uint8Array(capacity);
    this.facts = [nothing];
    this.#codeOf.set(nothingKey, 0);
  }

  /** Gives a title its fact; `make` is called when no title has had an equal one. Returns the code it had before. */
  set(doc: number, key: string, make: () => T): number {
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      code = this.facts.length;
      this.facts.push(make());
      this.#codeOf.set(key, code);
      if (code === 2 ** 8 || code === 2 ** 16) this.#copyTo(this.codes.length);
    }
    const before = this.codes[doc] as number;
    this.codes[doc] = code;
    return before;
  }

  grow(capacity: number): void {
    this.#copyTo(capacity);
  }

  #copyTo(capacity: number): void {
    const Wide =
      this.facts.length <= 2 ** 8 ? Uint8Array : this.facts.length <= 2 ** 16 ? Uint16Array : Uint32Array;
    const copy = new Wide(capacity);
    copy.set(this.codes);
    this.codes = copy;
  }
}

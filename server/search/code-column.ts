/**
 * One fact per title (its format, its set of subjects, where it is on hand), stored as a small number: equal facts share
 * a code. Filters and counts then work per code, not per title.
 */
export class CodeColumn<T> {
  codes: Uint32Array;
  /** The fact of each code. Code 0 is what a title has before anything is known. */
  readonly facts: T[];
  readonly #codeOf = new Map<string, number>();

  constructor(capacity: number, nothingKey: string, nothing: T) {
    this.codes = new Uint32Array(capacity);
    this.facts = [nothing];
    this.#codeOf.set(nothingKey, 0);
  }

  /** Gives a title its fact; `make` is called when no title has had an equal one. True if it had another before. */
  set(doc: number, key: string, make: () => T): boolean {
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      code = this.facts.length;
      this.facts.push(make());
      this.#codeOf.set(key, code);
    }
    const changed = this.codes[doc] !== code;
    this.codes[doc] = code;
    return changed;
  }

  grow(capacity: number): void {
    const codes = new Uint32Array(capacity);
    codes.set(this.codes);
    this.codes = codes;
  }
}

/** Facet values by number: counting compares no texts. */
export class ValueNames {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** The number of a value, a new one for a new value. */
  number(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.names.length;
      this.names.push(name);
      this.#numbers.set(name, number);
    }
    return number;
  }

  /** Those of the values that anything has ever had. */
  known(names: readonly string[]): number[] {
    return names.flatMap((name) => this.#numbers.get(name) ?? []);
  }
}

/** Facet values per title: facts are sets of value numbers. '' is no value: nothing is known. */
export class ValueColumn extends CodeColumn<readonly number[]> {
  readonly values = new ValueNames();

  constructor(capacity: number) {
    super(capacity, '', []);
  }

  setValues(doc: number, key: string, make: () => readonly string[]): boolean {
    return this.set(doc, key, () =>
      make()
        .filter(Boolean)
        .map((name) => this.values.number(name)),
    );
  }
}

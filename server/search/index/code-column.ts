type Codes = Uint8Array | Uint16Array | Uint32Array;

/**
 * One fact per title (its format, its set of subjects, where it is on hand), stored as a small number: equal facts share
 * a code. Filters and counts then work per code, not per title.
 */
export class CodeColumn {
  /** As narrow as the codes so far allow: reading a million of them from end to end is what counting costs. */
  codes: Codes;
  /** How many different facts there are. Code 0 is what a title has before anything is known. */
  size = 1;
  readonly #codeOf = new Map<string, number>();
  readonly #keys = [''];

  constructor(capacity: number) {
    this.codes = new Uint8Array(capacity);
    this.#codeOf.set('', 0);
  }

  /** The code of a fact, by what tells it from others. `learn` is called when no title has had it. */
  codeOf(key: string, learn: (code: number) => void): number {
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.size++;
    learn(code);
    this.#codeOf.set(key, code);
    this.#keys.push(key);
    if (code === 2 ** 8 || code === 2 ** 16) this.grow(this.codes.length);
    return code;
  }

  /** What `codeOf` gave this code for. */
  keyOf(code: number): string {
    return this.#keys[code] ?? '';
  }

  grow(capacity: number): void {
    const Wide = this.size <= 2 ** 8 ? Uint8Array : this.size <= 2 ** 16 ? Uint16Array : Uint32Array;
    const copy = new Wide(capacity);
    copy.set(this.codes);
    this.codes = copy;
  }
}

const pageBits = 12;
const none = -1;

/**
 * The doc number of each title id. Ids grow with every import while titles stay, so pages exist only where there are
 * titles; looking one up is two array reads.
 */
export class DocNumbers {
  readonly #pages: (Int32Array | undefined)[] = [];

  /** -1 for a title that has none. */
  get(titleId: number): number {
    return this.#pages[titleId >>> pageBits]?.[titleId & (2 ** pageBits - 1)] ?? none;
  }

  set(titleId: number, doc: number): void {
    const number = titleId >>> pageBits;
    let page = this.#pages[number];
    if (!page) {
      page = new Int32Array(2 ** pageBits).fill(none);
      this.#pages[number] = page;
    }
    page[titleId & (2 ** pageBits - 1)] = doc;
  }
}

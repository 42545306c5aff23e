/** A word of the catalogue that looks like another. */
export interface SimilarWord {
  word: string;
  similar: string;
  /** In how many titles it is. */
  titles: number;
}

/** What the vocabulary said of words: most searches share their words with others. */
export class WordMemory {
  /** The catalogue's words with the stem of a word. */
  readonly forms = new FewWords<string[]>();
  readonly similar = new FewWords<SimilarWord[]>();

  /** To be called when the vocabulary has learned. */
  clear(): void {
    this.forms.clear();
    this.similar.clear();
  }
}

class FewWords<T> extends Map<string, T> {
  override set(word: string, said: T): this {
    if (this.size >= 5_000) this.clear();
    return super.set(word, said);
  }
}

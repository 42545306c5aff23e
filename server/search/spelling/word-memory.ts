import type { KnownWords, SimilarWord } from './known-words.ts';

/** Another process may have learned words without notice. */
const goodForMs = 10_000;

/** What the vocabulary said of words: most searches share their words with others. */
export class WordMemory {
  /** The whole vocabulary, as long as it fits into memory. */
  known: KnownWords | null = null;
  #forms = new FewWords<string[]>();
  #similar = new FewWords<SimilarWord[]>();
  #since = performance.now();

  /** The catalogue's words with the stem of a word. Get it before asking the database, and tell it the answer. */
  get forms(): Map<string, string[]> {
    this.#renew();
    return this.#forms;
  }

  /** Likewise, words that look like a word. */
  get similar(): Map<string, SimilarWord[]> {
    this.#renew();
    return this.#similar;
  }

  /** To be called when the vocabulary has learned. An answer that is on its way goes to the forgotten maps. */
  clear(): void {
    this.#forms = new FewWords();
    this.#similar = new FewWords();
    this.#since = performance.now();
  }

  #renew(): void {
    if (performance.now() - this.#since > goodForMs) this.clear();
  }
}

class FewWords<T> extends Map<string, T> {
  override set(word: string, said: T): this {
    if (this.size >= 5_000) this.clear();
    return super.set(word, said);
  }
}

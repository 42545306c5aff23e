import { LRUCache } from 'lru-cache';
import type { KnownWords, SimilarWord } from './known-words.ts';

/** Another process may learn words without notice, so each answer expires. */
const answers = <T extends object>() => new LRUCache<string, T>({ max: 5_000, ttl: 10_000 });

/** What the vocabulary said of words: most searches share their words with others. */
export class WordMemory {
  /** The whole vocabulary, as long as it fits into memory. */
  known: KnownWords | null = null;
  /** The catalogue's words with the stem of a word. Read this before asking the database, and store the answer in it. */
  forms = answers<string[]>();
  /** Likewise, words that look like a word. */
  similar = answers<SimilarWord[]>();

  /** To be called when the vocabulary has learned. An answer that is on its way goes to the forgotten caches. */
  clear(): void {
    this.forms = answers();
    this.similar = answers();
  }
}

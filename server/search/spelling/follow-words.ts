import type { Db } from '../../db/db.ts';
import { learnAbout } from './about.ts';
import { KnownWords } from './known-words.ts';
import { type LearnedBatch, learnWords } from './vocabulary.ts';
import { readLearnedBatches, readVocabulary } from './vocabulary-queries.ts';
import { WordMemory } from './word-memory.ts';

/** Some 60 MB. The vocabulary of more is asked where it is. */
const mostWords = 300_000;

/** Words read at once; reading blocks other queries. */
const page = 5_000;

/** How long words learned by other processes may go unnoticed. */
const checkEveryMs = 10_000;

/** Learns the words of new titles, and keeps the vocabulary in memory as it is in the database. */
export class FollowWords {
  readonly memory = new WordMemory();
  /** Grows when the words have changed, and with them what misspelt searches find. */
  version = 0;
  readonly #db: Db;
  readonly #most: number;
  #batches = 0;
  #checked = 0;

  constructor(db: Db, most = mostWords) {
    this.#db = db;
    this.#most = most;
  }

  /** Reads the whole vocabulary. */
  async read(): Promise<void> {
    // Note the learned batches first: words that are learned while this reads are then read again.
    this.#batches = await readLearnedBatches(this.#db);
    this.#checked = performance.now();
    const known = new KnownWords();
    for (let after: string | undefined = ''; after !== undefined && known.size <= this.#most; ) {
      const words = await readVocabulary(this.#db, after, page);
      for (const word of words) known.set(word);
      after = words.length < page ? undefined : words.at(-1)?.word;
    }
    this.#keep(known);
    this.version += 1;
  }

  /** Learns until nothing is left or `forMs` have passed. True when titles may be found by other words of their descriptions. */
  async learn(forMs?: number): Promise<boolean> {
    const hasWords = await learnWords(this.#db, forMs, (batch) => this.#take(batch));
    if (hasWords) {
      this.memory.clear();
      this.version += 1;
    }
    return learnAbout(this.#db, forMs);
  }

  /** Reads the vocabulary again if another process has learned words; checks every time (`always`) or now and then. */
  async catchUp(always: boolean): Promise<void> {
    if (!this.memory.known || (!always && performance.now() - this.#checked < checkEveryMs)) return;
    this.#checked = performance.now();
    if ((await readLearnedBatches(this.#db)) !== this.#batches) await this.read();
  }

  /** A batch that does not follow the last one known is left to catchUp. */
  #take({ words, batches }: LearnedBatch): void {
    const { known } = this.memory;
    if (!known || batches !== this.#batches + 1) return;
    for (const word of words) known.set(word);
    this.#batches = batches;
    this.#keep(known);
  }

  #keep(known: KnownWords): void {
    this.memory.known = known.size <= this.#most ? known : null;
  }
}

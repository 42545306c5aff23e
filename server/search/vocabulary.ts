import type { Db } from '../db/db.ts';
import { learnPending } from './queries.ts';

/** Titles per transaction: on PGlite everybody else waits that long, about a tenth of a second. */
const batch = 500;

/**
 * Adds the words of new and changed titles to the vocabulary until none are left or `forMs` milliseconds have passed.
 * Returns how many titles were learned.
 */
export async function learnWords(db: Db, forMs = Number.POSITIVE_INFINITY): Promise<number> {
  const end = performance.now() + forMs;
  let learned = 0;
  do {
    const taken = await db.tx((q) => learnPending(q, batch));
    learned += taken;
    if (taken < batch) break;
  } while (performance.now() < end);
  return learned;
}

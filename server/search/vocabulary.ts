import type { Db } from '../db/db.ts';
import { learnPending } from './queries.ts';

/** Titles per transaction: on PGlite everybody else waits that long. */
const batch = 250;

/** Adds the words of new and changed titles to the vocabulary, at most `most` batches. True if some may be left. */
export async function learnWords(db: Db, most = Number.POSITIVE_INFINITY): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    const taken = await db.tx((q) => learnPending(q, batch));
    if (taken < batch) return false;
  }
  return true;
}

import type { Db, Query } from '../../db/db.ts';

/** Rolls the transaction back after the work has succeeded. */
class TakeBack extends Error {
  override name = 'TakeBack';
}

/** Does the work in a transaction, returns its result, and rolls back all its writes. */
export async function takenBack<T>(db: Db, work: (q: Query) => Promise<T>): Promise<T> {
  let done: { result: T } | undefined;
  try {
    await db.tx(async (q) => {
      done = { result: await work(q) };
      throw new TakeBack('dry run');
    });
  } catch (error) {
    if (!(error instanceof TakeBack)) throw error;
  }
  if (!done) throw new Error('the transaction ended without its work');
  return done.result;
}

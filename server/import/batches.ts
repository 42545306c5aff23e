import { DatabaseDown, sqlState } from '../db/db.ts';

export interface BatchRun<T> {
  size: number;
  /** Ends the run after the batch that is being written. */
  signal?: AbortSignal | undefined;
  /** False for what needs no writing (it was rejected while reading). */
  wants: (item: T) => boolean;
  write: (items: T[]) => Promise<void>;
}

/**
 * Writes a stream in batches, one after the other, and reads the next meanwhile. When the stream breaks off, what came
 * before is written before its error is thrown.
 *
 * @returns false when `signal` ended it before the stream did.
 */
export async function inBatches<T>(
  items: AsyncIterable<T> | Iterable<T>,
  { size, signal, wants, write }: BatchRun<T>,
): Promise<boolean> {
  let batch: T[] = [];
  let writing: Promise<void> = Promise.resolve();
  let failure: { error: unknown } | undefined;
  try {
    for await (const item of items) {
      if (signal?.aborted) break;
      if (!wants(item)) continue;
      batch.push(item);
      if (batch.length < size) continue;
      await writing;
      writing = write(batch);
      // Its failure is seen at the next `await writing`; until then it must not end the process.
      writing.catch(() => {});
      batch = [];
    }
  } catch (error) {
    failure = { error };
  }
  await writing;
  if (signal?.aborted) return false;
  if (batch.length > 0) await write(batch);
  if (failure) throw failure.error;
  return true;
}

/**
 * Saves items at once, or, when one of them spoils that, each by itself: the culprit gets `refused` with the database's
 * objection as a sentence.
 *
 * @throws DatabaseDown
 */
export async function saveOrSplit<T, R>(
  items: readonly T[],
  save: (some: readonly T[]) => Promise<R[]>,
  refused: (reason: string) => R,
): Promise<R[]> {
  try {
    return await save(items);
  } catch (e) {
    if (e instanceof DatabaseDown) throw e;
  }
  const results: R[] = [];
  for (const item of items) {
    try {
      results.push(...(await save([item])));
    } catch (e) {
      if (e instanceof DatabaseDown) throw e;
      results.push(refused(objection(e)));
    }
  }
  return results;
}

function objection(e: unknown): string {
  const message = e instanceof Error ? e.message.replace(/\s+/g, ' ').slice(0, 200) : String(e);
  if (sqlState(e) === '22003') return `A number is too large (${message}).`;
  return `The database refused this record: ${message}.`;
}

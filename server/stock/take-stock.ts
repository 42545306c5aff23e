import type { Query } from '../db/db.ts';
import { sqlState } from '../db/db.ts';
import { moveToHeld, type Taken, type Wanted } from './queries.ts';

export type { Wanted };

/**
 * Sets copies aside for an order, inside its transaction: all or nothing (null = somebody else was faster). A title and
 * condition appears once in `wanted`. Never takes more than there is; a CHECK keeps on_hand from going below zero.
 * @returns what is left on the shelf, per title.
 */
export async function takeStock(
  q: Query,
  locationId: number,
  wanted: readonly Wanted[],
): Promise<Taken[] | null> {
  if (wanted.length === 0) return [];
  const taken = await againAfterDeadlock(q, () => moveToHeld(q, locationId, wanted));
  return taken.length === wanted.length ? taken : null;
}

/**
 * Orders lock in one order, but an import of stock may lock in another. PostgreSQL then ends one of the two; the savepoint
 * lets the shopper's go again, for by then the other has its locks.
 */
async function againAfterDeadlock<T>(q: Query, work: () => Promise<T>): Promise<T> {
  await q.query('savepoint take_stock');
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await work();
      await q.query('release savepoint take_stock');
      return result;
    } catch (e) {
      if (attempt === mostAttempts || !passing.has(sqlState(e))) throw e;
      await q.query('rollback to savepoint take_stock');
    }
  }
}

/** Two imports at once may each end it once. */
const mostAttempts = 3;

/** deadlock_detected, serialization_failure. */
const passing = new Set(['40P01', '40001']);

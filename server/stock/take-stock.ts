import type { Query } from '../db/db.ts';
import { sqlState } from '../db/db.ts';
import {
  type Copies,
  lockCopies,
  moveToHeld,
  releaseSavepoint,
  rollBackToSavepoint,
  setSavepoint,
  type WantedCopies,
} from './queries.ts';

/**
 * Sets copies aside for an order, inside its transaction: all or nothing (false = another order was faster). A title and
 * condition appears once in `wanted`. Never takes more than there is; a CHECK keeps on_hand from going below zero.
 */
export async function takeStock(
  q: Query,
  locationId: number,
  wanted: readonly WantedCopies[],
): Promise<boolean> {
  if (wanted.length === 0) return true;
  // Two statements on purpose: one that locks, counts and updates at once ran into the CHECK when an import had just
  // counted copies away (oversell.test.ts on PostgreSQL 15). The second statement sees what the first has locked.
  const titleIds = wanted.map((w) => w.title_id);
  const locked = await againAfterDeadlock(q, () => lockCopies(q, locationId, titleIds));
  if (!wanted.every((w) => copiesOf(locked, w) >= w.quantity)) return false;
  if ((await moveToHeld(q, locationId, wanted)) !== wanted.length)
    throw new Error('stock changed under a lock');
  return true;
}

function copiesOf(locked: readonly Copies[], wanted: WantedCopies): number {
  const row = locked.find((c) => c.title_id === wanted.title_id && c.condition === wanted.condition);
  return row?.on_hand ?? 0;
}

/**
 * Orders lock in one order, but an import of stock may lock in another. PostgreSQL then ends one of the two; the savepoint
 * lets the shopper's go again, since the other then has its locks.
 */
async function againAfterDeadlock<T>(q: Query, work: () => Promise<T>): Promise<T> {
  await setSavepoint(q);
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await work();
      await releaseSavepoint(q);
      return result;
    } catch (e) {
      if (attempt === mostAttempts || !passing.has(sqlState(e))) throw e;
      await rollBackToSavepoint(q);
    }
  }
}

/** Two imports at once may each end it once. */
const mostAttempts = 3;

/** deadlock_detected, serialization_failure. */
const passing = new Set(['40P01', '40001']);

import type { Query } from '../db/db.ts';
import { lockRow, type VersionedTable } from '../db/lock-row.ts';
import { refuse } from './refusal.ts';

/** The row that a change is about, and the version of it that the change began from. */
export interface RowVersion {
  id: number;
  version: number;
  /** The row was deleted and is restored with this version. */
  isBack?: true;
}

/** From the input of a save: null for a new row. An id without a version counts as stale. */
export function rowVersion(id: number | undefined, version = 0): RowVersion | null {
  return id === undefined ? null : { id, version };
}

/** The row before a save: null for a new one, and for a deleted one that is restored. */
export async function heldBefore<T>(
  which: RowVersion | null,
  held: (which: RowVersion) => Promise<T>,
): Promise<T | null> {
  return which && !which.isBack ? held(which) : null;
}

/**
 * Locks a row for a change and returns it as it is before. `read` finds it in this store.
 *
 * @throws the refusals `not_found`, and `stale` with the `newer` row when this version is not the current one.
 */
export async function holdVersion<T extends { version: number }>(
  q: Query,
  table: VersionedTable,
  { storeId, id, version }: RowVersion & { storeId: number },
  read: () => Promise<T | undefined>,
): Promise<T> {
  await lockRow(q, table, storeId, id);
  const found = await read();
  if (!found) throw refuse('not_found', 'This no longer exists.');
  if (found.version !== version) {
    throw refuse('stale', 'Someone else has changed this in the meantime.', { newer: found });
  }
  return found;
}

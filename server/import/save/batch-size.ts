import type { Db } from '../../db/db.ts';

/**
 * Records in one transaction. On PGlite the whole shop waits for a transaction, so there they are short.
 */
export function batchSize(db: Pick<Db, 'isShared' | 'engine'>): number {
  if (db.isShared) return db.engine === 'pglite' ? 30 : 100;
  return db.engine === 'pglite' ? 200 : 500;
}

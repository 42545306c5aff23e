import type { Db } from '../db/db.ts';
import {
  readFigures,
  readMigrations,
  readOneMoment,
  readRows,
  readSequences,
  readTables,
} from './queries.ts';
import type { Snapshot } from './snapshot.ts';

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/**
 * Calls `work` with the database as it is at one moment. On PostgreSQL the shop goes on beside it; on PGlite it waits, so
 * `work` should do no more than write the rows down.
 */
export function readDatabase<T>(
  db: Db,
  work: (snapshot: Snapshot, figures: Figures) => Promise<T>,
): Promise<T> {
  return db.tx(
    async (q) => {
      await readOneMoment(q);
      const snapshot: Snapshot = {
        migrations: await readMigrations(q),
        sequences: await readSequences(q),
        tables: await readTables(q),
        rows: (table) => readRows(q, table),
      };
      return work(snapshot, await readFigures(q));
    },
    { isLong: true },
  );
}

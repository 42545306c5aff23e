import type { Db, Query } from '../db/db.ts';
import { checkKnown, migrateExactly, migrateWithin, UnknownMigration } from '../db/migrate.ts';
import { refreshStatistics } from '../db/refresh-statistics.ts';
import { forgetExports } from '../export/kept/queries.ts';
import { endUnfinishedBackups } from './kept/queries.ts';
import {
  addForeignKeys,
  dropForeignKeys,
  dropSchema,
  emptyTables,
  hasMigrations,
  holdsAnything,
  plainTexts,
  readOtherTables,
  readTables,
  readTotals,
  rowWriter,
  setSequence,
  setTriggers,
} from './queries.ts';
import { rowSum, sameTotals, type Totals } from './row-sum.ts';
import { CopyRefused, checkTotals, type Snapshot } from './snapshot.ts';

export interface WriteOptions {
  /** Give up what the database holds. */
  replace: boolean;
  onTable?: (table: string, totals: Totals) => void;
  /** The end of the transaction: the rows are those of the snapshot, in the schema of this version. */
  finish?: (q: Query) => Promise<void>;
  /** The transaction is over: the database holds the copy, whatever happens now. */
  onWritten?: () => void;
}

/**
 * Makes the database a copy of `snapshot` in the schema of this version: all of it or nothing, in one transaction, each table checked by
 * its count and checksum.
 * @throws CopyRefused when the database holds a shop and `replace` is not set, the source is not what it says, or the copy differs.
 */
export async function writeDatabase(db: Db, snapshot: Snapshot, options: WriteOptions): Promise<void> {
  await db.tx(
    async (q) => {
      await plainTexts(q);
      await checkTarget(q, snapshot, options.replace);
      // The schema as it was where the snapshot was taken, so that its rows fit.
      if (await hasMigrations(q)) await dropSchema(q);
      await migrateExactly(q, snapshot.migrations);
      const tables = await readTables(q);
      if (tables.join() !== snapshot.tables.join())
        throw new CopyRefused('The tables of this copy are not those of its version of Handsell.');
      const keys = await dropForeignKeys(q);
      await emptyTables(q, tables);
      for (const table of tables) await fillTable(q, table, snapshot, options);
      await addForeignKeys(q, keys);
      for (const { name, value } of snapshot.sequences) await setSequence(q, name, value);
      await migrateWithin(q);
      await endUnfinishedBackups(q);
      await forgetExports(q);
      await options.finish?.(q);
    },
    { isLong: true },
  );
  options.onWritten?.();
  await refreshStatistics(db);
}

/**
 * Whether the database may become a copy of `snapshot`, before anything is written.
 * @throws CopyRefused
 */
export async function checkTarget(q: Query, { migrations }: Snapshot, replace: boolean): Promise<void> {
  await checkKnown(migrations).catch((e: unknown) => {
    if (!(e instanceof UnknownMigration)) throw e;
    throw new CopyRefused(`This copy is of a newer version of Handsell (${e.migration}). Update first.`);
  });
  if (!(await hasMigrations(q))) return;
  if (!replace && (await holdsAnything(q)))
    throw new CopyRefused('The database holds a shop already. With --replace it is given up for this copy.');
  const others = await readOtherTables(q);
  if (others.length > 0)
    throw new CopyRefused(
      `The database holds tables that are not Handsell's and would be lost: ${others.join(', ')}. Use another one.`,
    );
}

async function fillTable(
  q: Query,
  table: string,
  snapshot: Snapshot,
  { onTable }: WriteOptions,
): Promise<void> {
  const write = await rowWriter(q, table);
  const read = rowSum();
  await setTriggers(q, table, 'disable');
  for await (const lines of snapshot.rows(table)) {
    read.add(lines);
    await write(lines);
  }
  await setTriggers(q, table, 'enable');
  const wanted = read.totals();
  checkTotals(snapshot, table, wanted);
  const written = await readTotals(q, table);
  if (!sameTotals(wanted, written))
    throw new CopyRefused(
      `The table ${table} differs from its source (${written.rows} of ${wanted.rows} rows); nothing was kept.`,
    );
  onTable?.(table, written);
}

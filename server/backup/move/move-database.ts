import type { Db } from '../../db/db.ts';
import { readDatabase } from '../read-database.ts';
import type { Totals } from '../row-sum.ts';
import { writeDatabase } from '../write-database.ts';

/**
 * Copies everything of a shop that is closed into an empty database: all of it or nothing, each table checked by its count and checksum.
 * `of` is how many tables there are.
 *
 * @throws CopyRefused when the target holds a shop, or the copy differs
 */
export function moveDatabase(
  source: Db,
  target: Db,
  onTable: (table: string, totals: Totals, of: number) => void,
): Promise<void> {
  return readDatabase(source, (snapshot) =>
    writeDatabase(target, snapshot, {
      replace: false,
      onTable: (table, totals) => onTable(table, totals, snapshot.tables.length),
    }),
  );
}

import { openPglite } from '../../db/pglite-db.ts';
import { readFigures } from '../queries.ts';
import { readBackup } from '../read-backup.ts';
import { sameTotals } from '../row-sum.ts';
import { CopyRefused } from '../snapshot.ts';
import { writeDatabase } from '../write-database.ts';
import { backupCounts } from './backup-counts.ts';
import type { BackupCounts } from './queries.ts';

export interface Trial {
  /** The backup. */
  path: string;
  /** An empty folder for the database. */
  folder: string;
}

/**
 * Restores a backup into an empty database of the built-in kind, as `handsell restore` does, and counts what is in it. Its pictures are
 * read and not kept.
 *
 * @throws CopyRefused for a backup that could not be restored; what the system says where there is no room
 */
export async function testRestoreHere(
  { path, folder }: Trial,
  onProgress: (done: number) => void,
): Promise<BackupCounts> {
  const backup = await readBackup(path);
  try {
    let pictures = 0;
    await backup.before({
      secret: async () => {},
      file: async () => {
        pictures += 1;
      },
    });
    const { tables, files } = backup.manifest;
    if (pictures !== files) throw new CopyRefused(`It holds ${pictures} pictures, and should hold ${files}.`);
    const wanted = new Map(tables.map(({ name, rows, sum }) => [name, { rows, sum }]));
    const db = await openPglite({ dir: folder });
    try {
      let written = 0;
      await writeDatabase(db, backup.snapshot, {
        replace: false,
        onTable(table, totals) {
          const expected = wanted.get(table);
          if (!expected || !sameTotals(expected, totals))
            throw new CopyRefused(`The table ${table} is not what was written (${totals.rows} rows).`);
          written += 1;
          onProgress(written / tables.length);
        },
      });
      return backupCounts(await readFigures(db), backup.manifest);
    } finally {
      await db.close();
    }
  } finally {
    backup.close();
  }
}

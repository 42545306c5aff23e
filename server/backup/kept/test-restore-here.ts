import { openPglite } from '../../db/pglite-db.ts';
import { readFigures } from '../queries.ts';
import { readBackup } from '../read-backup.ts';
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
    await backup.before({ secret: async () => {}, file: async () => {} });
    const { tables } = backup.manifest;
    const db = await openPglite({ dir: folder });
    try {
      let written = 0;
      await writeDatabase(db, backup.snapshot, {
        replace: false,
        onTable() {
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

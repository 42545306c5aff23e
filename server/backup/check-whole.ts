import { type OpenBackup, readBackup } from './read-backup.ts';
import { rowSum } from './row-sum.ts';
import { checkTotals } from './snapshot.ts';

/** What a file is before anything is changed for it. */
export interface WholeBackup extends Pick<OpenBackup, 'manifest' | 'snapshot'> {
  /** The key that it holds, '' for none. */
  secret: string;
}

/**
 * Reads a backup from its beginning to its end, and compares it with what it says of itself.
 *
 * @throws CopyRefused for a damaged file or one that is not a backup
 */
export async function checkWhole(path: string): Promise<WholeBackup> {
  const backup = await readBackup(path);
  const { manifest, snapshot } = backup;
  let secret = '';
  try {
    await backup.before({
      async secret(text) {
        secret = text.trim();
      },
      file: async () => {},
    });
    for (const table of snapshot.tables) {
      const read = rowSum();
      for await (const lines of snapshot.rows(table)) read.add(lines);
      checkTotals(snapshot, table, read.totals());
    }
    return { manifest, snapshot, secret };
  } finally {
    backup.close();
  }
}

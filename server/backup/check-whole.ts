import { type OpenBackup, readBackup } from './read-backup.ts';
import { rowSum, sameTotals } from './row-sum.ts';
import { CopyRefused } from './snapshot.ts';

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
  let pictures = 0;
  try {
    await backup.before({
      async secret(text) {
        secret = text.trim();
      },
      async file() {
        pictures += 1;
      },
    });
    if (pictures !== manifest.files)
      throw new CopyRefused(`It holds ${pictures} pictures, and should hold ${manifest.files}.`);
    for (const { name, rows, sum } of manifest.tables) {
      const read = rowSum();
      for await (const lines of snapshot.rows(name)) read.add(lines);
      if (!sameTotals(read.totals(), { rows, sum }))
        throw new CopyRefused(`The table ${name} is not what was written (${read.totals().rows} rows).`);
    }
    return { manifest, snapshot, secret };
  } finally {
    backup.close();
  }
}

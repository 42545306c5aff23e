import type { Query } from '../../db/db.ts';
import type { Manifest } from '../manifest.ts';
import type { Figures } from '../read-database.ts';
import { backupCounts } from './backup-counts.ts';
import { hasBackups, insertFinished } from './queries.ts';

interface CommandBackup {
  manifest: Manifest;
  figures: Figures;
  /** Its name without the folder. */
  file: string;
  size: number;
  withFiles: boolean;
}

/** Notes a backup that a command wrote to a place of its own, so that the back office knows when the last one was made. */
export async function noteCommand(q: Query, made: CommandBackup): Promise<void> {
  const { manifest, figures, size, withFiles } = made;
  // An update may be backed up before it has started for the first time.
  if (!(await hasBackups(q))) return;
  await insertFinished(q, {
    // Two commands may write files of one name into two folders.
    file: `${made.file} (${manifest.made_at})`,
    place: 'elsewhere',
    kind: 'command',
    size,
    withPictures: withFiles,
    counts: backupCounts(figures, manifest),
    madeAt: new Date(manifest.made_at),
    machine: '',
  });
}

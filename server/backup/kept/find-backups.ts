import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isScheduledName } from './backup-name.ts';
import { machine } from './machine.ts';
import { type KeepParts, unfinishedFolder } from './make-backup.ts';
import { deleteBackup, insertFinished, readFolderFiles } from './queries.ts';

/**
 * Makes the list match the folder: adds files that were put there, also those that this shop made before it was restored, and
 * deletes entries whose file is gone. Removes the unfinished files of jobs that died.
 */
export async function findBackups({ db, env, backups }: KeepParts): Promise<void> {
  const known = await readFolderFiles(db, machine);
  const found = await backups.folder.found();
  const names = new Set(known.filter(({ is_here }) => is_here).map(({ file }) => file));
  for (const { file, size, at } of found.filter((one) => !names.has(one.file)))
    await insertFinished(db, {
      ...{ file, place: 'folder', size, withPictures: false, counts: null, madeAt: at, machine },
      kind: isScheduledName(file) ? 'scheduled' : 'found',
    });
  const there = new Set(found.map(({ file }) => file));
  // Asked for each: it may have been finished since the folder was read.
  for (const { id, file, is_here, is_open } of known)
    if (is_here && !is_open && !there.has(file) && !(await backups.folder.has(file)))
      await deleteBackup(db, id);
  if (!known.some(({ is_open }) => is_open)) await sweep(unfinishedFolder(env));
}

async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

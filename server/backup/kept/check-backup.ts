import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isFull } from '../../db/is-full.ts';
import { makeFolder } from '../../make-folder.ts';
import type { BackupPlace } from '../../providers/backups/backups.ts';
import { CopyRefused } from '../snapshot.ts';
import { jobPulse } from './job-pulse.ts';
import { type KeepParts, unfinishedFolder } from './make-backup.ts';
import { placeOf } from './place-of.ts';
import { type BackupRow, endChecked } from './queries.ts';
import { testRestore } from './test-restore.ts';

/**
 * Tests the backup of a row that a job has claimed, and stores the result. False when it was stopped.
 *
 * @throws what is no fault of the backup
 */
export async function checkBackup(parts: KeepParts, row: BackupRow, stopping: AbortSignal): Promise<boolean> {
  const { db, env, backups } = parts;
  const place = placeOf(backups, row);
  makeFolder(unfinishedFolder(env), 0o700);
  const folder = await mkdtemp(join(unfinishedFolder(env), 'check-'));
  const pulse = jobPulse(db, row);
  const signal = AbortSignal.any([stopping, pulse.overtaken]);
  const path = join(folder, 'backup.tar.gz');
  try {
    pulse.at('restoring', 0);
    await fetchTo(path, place, row.file, signal);
    const database = join(folder, 'pglite');
    makeFolder(database, 0o700);
    const onProgress = (done: number) => pulse.at('restoring', done);
    const counts = await testRestore({ path, folder: database }, { signal, onProgress });
    await pulse.end();
    await endChecked(db, row, { check: 'good', problem: '', counts });
    return true;
  } catch (e) {
    await pulse.end();
    if (signal.aborted) return false;
    if (e instanceof CopyRefused) {
      await endChecked(db, row, { check: 'bad', problem: e.message.replaceAll(path, 'This file') });
      return true;
    }
    if (!isFull(e)) throw e;
    const problem = 'There was no room on the disk to restore it for a test.';
    await endChecked(db, row, { check: 'failed', problem });
    return true;
  } finally {
    await pulse.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a backup from where it is kept. */
export async function fetchTo(
  path: string,
  place: BackupPlace | undefined,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const found = await place?.read(file);
  if (!found) throw new CopyRefused('The file is gone.');
  await pipeline(found.bytes, createWriteStream(path, { mode: 0o600 }), { signal });
}

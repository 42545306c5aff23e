import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/db.ts';
import type { Env } from '../../env.ts';
import { makeFolder } from '../../make-folder.ts';
import type { SecretKey } from '../../process/secret-key.ts';
import type { BackupPlace } from '../../providers/backups/backups.ts';
import { type BackupPlaces, backupFolder } from '../../providers/backups/index.ts';
import { keyPrint, secretFileOf } from '../backup-key.ts';
import { CopyRefused } from '../snapshot.ts';
import { writeBackup } from '../write-backup.ts';
import { backupCounts } from './backup-counts.ts';
import { jobPulse } from './job-pulse.ts';
import { machine } from './machine.ts';
import { placeOf } from './place-of.ts';
import { type BackupRow, endMade } from './queries.ts';

export interface KeepParts {
  db: Db;
  env: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR' | 'SECRET_KEY' | 'S3_URL'>;
  secret: SecretKey;
  backups: BackupPlaces;
}

/** Below the folder of backups: what a job has not finished. */
export const unfinishedFolder = (env: KeepParts['env']): string => join(backupFolder(env), '.unfinished');

/**
 * Makes the backup that a job has claimed, and keeps it where its row says. Returns false when it was stopped. Leaves no unfinished
 * file, also when it throws.
 *
 * @throws what the system, the database or the bucket says
 */
export async function makeBackup(parts: KeepParts, row: BackupRow, stopping: AbortSignal): Promise<boolean> {
  const { db, env, secret, backups } = parts;
  const place = placeOf(backups, row);
  if (!place) throw new CopyRefused('This installation has no bucket (S3_URL).');
  // A name of its own for each job: one that goes on after another has taken over must not write into the same file.
  const path = join(unfinishedFolder(env), `${row.attempts}-${row.file}`);
  makeFolder(unfinishedFolder(env), 0o700);
  const pulse = jobPulse(db, row);
  const signal = AbortSignal.any([stopping, pulse.overtaken]);
  try {
    const made = await writeAndKeep(path, row.file, place, {
      ...{ db, env, keyPrint: keyPrint(secret), signal },
      onStep: pulse.at,
    });
    await pulse.end();
    await endMade(db, row, { ...made, check: row.kind === 'scheduled' });
    return true;
  } catch (e) {
    if (signal.aborted) return false;
    throw e;
  } finally {
    await pulse.end();
    await rm(path, { force: true });
  }
}

interface Writing extends Pick<KeepParts, 'db' | 'env'> {
  keyPrint: string;
  signal: AbortSignal;
  onStep(step: 'rows' | 'packing' | 'sending', done: number): void;
}

/**
 * Writes a backup to `path`, and keeps it as `file`. Resolves to what the list says of it.
 *
 * @throws what the system, the database or the bucket says
 */
export async function writeAndKeep(
  path: string,
  file: string,
  place: BackupPlace,
  { db, env, keyPrint, signal, onStep }: Writing,
) {
  const withPictures = !env.S3_URL;
  const { manifest, figures } = await writeBackup({
    ...{ db, dataDir: env.DATA_DIR, withFiles: withPictures, file: path, signal, keyPrint },
    secretFile: secretFileOf(env),
    onProgress: onStep,
  });
  const { size } = await stat(path);
  onStep('sending', 0);
  await place.keep(path, file, { signal, onProgress: (done) => onStep('sending', done) });
  return { size, withPictures, counts: backupCounts(figures, manifest), madeAt: manifest.made_at, machine };
}

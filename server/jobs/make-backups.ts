import type { Logger } from 'pino';
import { beginScheduled } from '../backup/kept/begin-scheduled.ts';
import { checkBackup } from '../backup/kept/check-backup.ts';
import { dropOldBackups } from '../backup/kept/drop-old.ts';
import { findBackups } from '../backup/kept/find-backups.ts';
import { machine } from '../backup/kept/machine.ts';
import { type KeepParts, makeBackup } from '../backup/kept/make-backup.ts';
import { isPlanDue } from '../backup/kept/plan-queries.ts';
import {
  type BackupRow,
  claimBackup,
  endChecked,
  endFailed,
  hasOpenBackup,
  releaseBackup,
} from '../backup/kept/queries.ts';
import { CopyRefused } from '../backup/snapshot.ts';
import type { Query } from '../db/db.ts';
import { isFull } from '../db/is-full.ts';
import { type TellParts, tellIfFailed } from './tell-backup-failed.ts';

export interface MakeBackupParts extends KeepParts, TellParts {
  env: KeepParts['env'] & TellParts['env'];
  now(): Date;
  log: Logger;
}

const mostAttempts = 3;
/** Before a second attempt; twice as long before the third. */
const pauseSeconds = 30;

/** Whether a backup waits to be made or tested, or the plan asks for one. */
export const hasBackupWork = async (q: Query): Promise<boolean> =>
  (await hasOpenBackup(q, machine)) || (await isPlanDue(q));

/** Makes and tests the backups that staff or the plan asked for, one after the other. One whose job died is begun again. */
export async function makeBackups(parts: MakeBackupParts, stopping: AbortSignal): Promise<void> {
  await beginScheduled(parts.db, parts.now());
  for (;;) {
    const row = stopping.aborted ? undefined : await claimBackup(parts.db, machine);
    if (!row) break;
    await workOn(parts, row, stopping);
    await tellIfFailed(parts.db, parts, row.id);
  }
  await dropOldBackups(parts.db, parts.backups);
  await findBackups(parts);
}

async function workOn(parts: MakeBackupParts, row: BackupRow, stopping: AbortSignal): Promise<void> {
  const { db, log } = parts;
  const work = row.state === 'done' ? checkBackup : makeBackup;
  if (row.attempts > mostAttempts) return giveUp(parts, row, 'It broke off several times.');
  try {
    const isDone = await work(parts, row, stopping);
    if (!isDone) await releaseBackup(db, row, { pauseSeconds: 0, counts: false });
  } catch (err) {
    log.error({ err, backup: row.id }, 'a backup could not be made or tested');
    if (isFull(err)) return giveUp(parts, row, 'The disk is full. Make room on it, then try again.');
    const why = err instanceof CopyRefused || row.place === 'bucket' ? messageOf(err) : '';
    if (row.attempts >= mostAttempts || err instanceof CopyRefused) return giveUp(parts, row, why);
    await releaseBackup(db, row, { pauseSeconds: pauseSeconds * row.attempts, counts: true });
  }
}

/** `why`: a sentence; '' = only the log knows. */
async function giveUp({ db }: MakeBackupParts, row: BackupRow, why: string): Promise<void> {
  const reason = why || 'The log of this server says why.';
  if (row.state === 'done')
    return endChecked(db, row, { check: 'failed', problem: `The test could not be made. ${reason}` });
  await endFailed(db, row, `Nothing was kept of this backup. ${reason}`);
}

function messageOf(e: unknown): string {
  const message = e instanceof Error ? e.message : String(e);
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1).replace(/\.?$/, '.')}`;
}

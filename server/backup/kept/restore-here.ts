import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Db } from '../../db/db.ts';
import { shopIsOpen } from '../../db/yield-to-shop.ts';
import type { Env } from '../../env.ts';
import { makeFolder } from '../../make-folder.ts';
import { backupPlaces } from '../../providers/backups/index.ts';
import { imageStore } from '../../providers/images/index.ts';
import { type PrintOf, presentKey } from '../backup-key.ts';
import { checkWhole } from '../check-whole.ts';
import { copyProblem } from '../copy-problem.ts';
import { notAlone, openAlone } from '../open-alone.ts';
import { endLogins } from '../queries.ts';
import { readBackup } from '../read-backup.ts';
import { isKeyOf, restoreBackup } from '../restore-backup.ts';
import { CopyRefused } from '../snapshot.ts';
import { checkTarget } from '../write-database.ts';
import { fetchTo } from './check-backup.ts';
import { unfinishedFolder, writeAndKeep } from './make-backup.ts';
import { placeOf } from './place-of.ts';
import { insertFinished, noteRestore, putBackBackups, readAllBackups } from './queries.ts';
import type { RestoreTask } from './restore-task.ts';

interface Options {
  log: Logger;
  /** The print of the key of the present state. */
  keyPrint: string;
  printOf: PrintOf;
  onStep(step: 'saving' | 'restoring', done: number): void;
}

interface Restored {
  /** '', or a sentence that says why nothing was changed or what is not done. */
  problem: string;
  /** Whether the database is known to be that of the backup. It may be, if the connection was lost at the end. */
  isWritten: boolean;
}

/**
 * Restores a backup where the shop was, which is closed. Makes a backup of the present state first, ends all logins, and keeps the list
 * of backups.
 */
export async function restoreHere(env: Env, task: RestoreTask, options: Options): Promise<Restored> {
  const { log, onStep } = options;
  const folder = join(unfinishedFolder(env), `restore-${task.safetyFile}`);
  const path = join(folder, 'backup.tar.gz');
  let isWritten = false;
  try {
    makeFolder(folder, 0o700);
    const db = await openAlone(env);
    try {
      onStep('saving', 0);
      await fetchTo(path, placeOf(backupPlaces(env), task.backup), task.backup.file, never);
      await checkFits(db, env, path, options);
      await keepPresent(db, env, task, folder, options);
      // Another one may have started meanwhile.
      if (db.engine === 'postgres' && (await shopIsOpen(db))) throw notAlone();
      await replaceBy(path, db, env, task, {
        ...options,
        onWritten() {
          isWritten = true;
        },
      });
    } finally {
      await db.close();
    }
    return { problem: '', isWritten };
  } catch (err) {
    log.error({ err, backup: task.backup.file }, 'a backup could not be restored');
    const said = isWritten
      ? 'The restore did not end well: see whether the shop is what you expect.'
      : 'Nothing was restored: the shop is as it was.';
    return { problem: `${said} ${copyProblem(err).replaceAll(path, 'The file')}`, isWritten };
  } finally {
    await rm(folder, { recursive: true, force: true }).catch((err: unknown) =>
      log.warn({ err, folder }, 'a copy of a backup is left'),
    );
  }
}

/** Nothing stops a restore but the end of the process. */
const never = new AbortController().signal;

/** Whether the backup can become this shop. */
async function checkFits(db: Db, env: Env, path: string, { printOf }: Options): Promise<void> {
  const backup = await checkWhole(path);
  await checkTarget(db, backup.snapshot, true);
  if (!isKeyOf(backup, env.SECRET_KEY || backup.secret || presentKey(env), printOf))
    throw new CopyRefused('It was made with another SECRET_KEY: what is sealed in it could not be opened.');
}

/** Backs up the present state into the folder of backups; the schedule does not delete it. */
async function keepPresent(
  db: Db,
  env: Env,
  { safetyFile, actor }: RestoreTask,
  folder: string,
  { keyPrint, onStep }: Options,
): Promise<void> {
  const made = await writeAndKeep(join(folder, safetyFile), safetyFile, backupPlaces(env).folder, {
    ...{ db, env, keyPrint, signal: never },
    onStep: (step, done) => onStep('saving', (['rows', 'packing', 'sending'].indexOf(step) + done) / 3),
  });
  const madeAt = new Date(made.madeAt);
  await insertFinished(db, { ...made, file: safetyFile, place: 'folder', kind: 'by_hand', actor, madeAt });
}

async function replaceBy(
  path: string,
  db: Db,
  env: Env,
  task: RestoreTask,
  { printOf, onStep, onWritten }: Options & { onWritten(): void },
): Promise<void> {
  const list = await readAllBackups(db);
  const backup = await readBackup(path);
  let written = 0;
  try {
    await restoreBackup(backup, {
      ...{ db, images: imageStore(env), dataDir: env.DATA_DIR, settingKey: env.SECRET_KEY, replace: true },
      printOf,
      onTable() {
        written += 1;
        onStep('restoring', written / backup.manifest.tables.length);
      },
      async finish(q) {
        // Someone who has logged out since, or was removed, must not be logged in again.
        await endLogins(q);
        await putBackBackups(q, list);
        await noteRestore(q, { ...task, file: task.backup.file });
      },
      onWritten,
    });
  } finally {
    backup.close();
  }
}

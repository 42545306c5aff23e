import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Db } from '../db/db.ts';
import { makeFolder } from '../make-folder.ts';
import type { ImageStore } from '../providers/images/images.ts';
import { keyFile, presentKey } from './backup-key.ts';
import { doubtPaymentSteps } from './queries.ts';
import type { OpenBackup } from './read-backup.ts';
import { CopyRefused } from './snapshot.ts';
import { checkTarget, type WriteOptions, writeDatabase } from './write-database.ts';

export interface RestoreParts extends WriteOptions {
  db: Db;
  images: ImageStore;
  dataDir: string;
  /** The setting SECRET_KEY, '' where the key is a file of `dataDir`. */
  settingKey: string;
  printOf: PrintOf;
}

/** The print of a key (backup-key.ts) that is given as text. */
export type PrintOf = (key: string) => string;

/**
 * Makes the database, the pictures and the key what they were when the backup was made. The pictures are written first, then the whole
 * database in one transaction; a key that differs lies ready by then, and takes its place at once. Resolves to whether the key is that of the backup.
 *
 * @throws CopyRefused when the database or the key belongs to a shop and `replace` is not set, or the backup cannot be restored
 */
export async function restoreBackup(
  backup: OpenBackup,
  { db, images, dataDir, settingKey, printOf, ...options }: RestoreParts,
): Promise<{ isItsKey: boolean }> {
  await checkTarget(db, backup.snapshot, options.replace);
  const file = keyFile(dataDir);
  const present = presentKey({ DATA_DIR: dataDir, SECRET_KEY: settingKey });
  let secret = '';
  await backup.before({
    async secret(text) {
      if (settingKey) return;
      if (present && present !== text.trim() && !options.replace)
        throw new CopyRefused(
          `${file} belongs to another shop. Use --replace to replace it with the one in the backup.`,
        );
      secret = text;
    },
    file: (name, bytes) => images.write(name, bytes),
  });
  const ready = `${file}.restored`;
  const isOther = secret !== '' && secret.trim() !== present;
  if (isOther) {
    makeFolder(dataDir);
    writeFileSync(ready, secret, { mode: 0o600, flush: true });
  }
  try {
    await writeDatabase(db, backup.snapshot, {
      ...options,
      async finish(q) {
        await doubtPaymentSteps(q);
        await options.finish?.(q);
      },
      onWritten() {
        if (isOther) renameSync(ready, file);
        options.onWritten?.();
      },
    });
  } finally {
    rmSync(ready, { force: true });
  }
  return { isItsKey: isKeyOf(backup, secret.trim() || present, printOf) };
}

/** Whether a key opens what the backup holds sealed. */
export const isKeyOf = (
  { manifest: { key_print } }: Pick<OpenBackup, 'manifest'>,
  key: string,
  printOf: PrintOf,
): boolean => !key_print || (key !== '' && printOf(key) === key_print);

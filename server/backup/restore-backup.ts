import { rmSync, writeFileSync } from 'node:fs';
import { DatabaseDown, type Db } from '../db/db.ts';
import { makeFolder } from '../make-folder.ts';
import type { ImageStore } from '../providers/images/images.ts';
import { keyFile, type PrintOf, presentKey, readyKeyFile } from './backup-key.ts';
import { doubtPaymentSteps, noteKey } from './queries.ts';
import type { OpenBackup } from './read-backup.ts';
import { putReadyKey } from './restored-key.ts';
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

/**
 * Makes the database, the pictures and the key what they were when the backup was made. The pictures are written first, then the whole
 * database in one transaction; a key that differs lies ready by its end, and takes its place at once, or when the shop is opened
 * (restored-key.ts). Resolves to whether the key is that of the backup.
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
  const ready = readyKeyFile(dataDir);
  const isOther = secret !== '' && secret.trim() !== present;
  try {
    await writeDatabase(db, backup.snapshot, {
      ...options,
      async finish(q) {
        await doubtPaymentSteps(q);
        await options.finish?.(q);
        if (!isOther) return;
        makeFolder(dataDir);
        writeFileSync(ready, secret, { mode: 0o600, flush: true });
        await noteKey(q, printOf(secret.trim()));
      },
      onWritten() {
        if (isOther) putReadyKey(dataDir);
        options.onWritten?.();
      },
    });
  } catch (e) {
    // The commit may have arrived, and only its answer was lost.
    if (!(e instanceof DatabaseDown)) rmSync(ready, { force: true });
    throw e;
  }
  return { isItsKey: isKeyOf(backup, secret.trim() || present, printOf) };
}

/** Whether a key opens what the backup holds sealed. */
export const isKeyOf = (
  { manifest: { key_print } }: Pick<OpenBackup, 'manifest'>,
  key: string,
  printOf: PrintOf,
): boolean => !key_print || (key !== '' && printOf(key) === key_print);

import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { Query } from '../db/db.ts';
import { keyFile, type PrintOf, readyKeyFile } from './backup-key.ts';
import { cameWithKey } from './queries.ts';

/** Puts a restored key in its place. */
export function putReadyKey(dataDir: string): void {
  try {
    renameSync(readyKeyFile(dataDir), keyFile(dataDir));
  } catch (e) {
    // A shop that opened meanwhile was first.
    if ((e as NodeJS.ErrnoException).code !== 'ENOENT') throw e;
  }
}

/** For a database that is opened: a restore that broke off has left a key, which is put in its place if the database came with it. */
export async function settleReadyKey(q: Query, dataDir: string, printOf: PrintOf): Promise<void> {
  const ready = readyKeyFile(dataDir);
  if (!existsSync(ready)) return;
  if (await cameWithKey(q, printOf(readFileSync(ready, 'utf8').trim()))) putReadyKey(dataDir);
  else rmSync(ready, { force: true });
}

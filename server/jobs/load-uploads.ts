import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { uploadsHere } from '../import/upload/files.ts';
import { claimImport, endImport, type ImportRow, releaseImport } from '../import/upload/queries.ts';
import { sweepImports } from '../import/upload/sweep-imports.ts';
import { workOnImport } from '../import/upload/work-on-import.ts';
import type { Stores } from '../store/stores.ts';

export interface UploadParts {
  db: Db;
  log: Logger;
  stores: Stores;
  env: { DATA_DIR: string };
}

const mostAttempts = 3;
/** Before a second attempt; twice as long before the third. */
const pauseSeconds = 15;

/** Checks and loads the files that staff uploaded, one after the other, as far as they lie on this machine. One whose job died is begun again. */
export async function loadUploads(parts: UploadParts, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const row = stopping.aborted
      ? undefined
      : await claimImport(parts.db, await uploadsHere(parts.env.DATA_DIR));
    if (!row) break;
    await workOn(parts, row, stopping);
  }
  await sweepImports(parts.db, parts.env.DATA_DIR);
}

async function workOn({ db, log, stores, env }: UploadParts, row: ImportRow, stopping: AbortSignal) {
  const store = stores.all().find(({ id }) => id === row.store_id);
  if (!store || row.attempts > mostAttempts) return giveUp(db, row);
  try {
    const isDone = await workOnImport({ db, dataDir: env.DATA_DIR }, row, store, stopping);
    if (!isDone) await releaseImport(db, row, { pauseSeconds: 0, counts: false });
  } catch (err) {
    log.warn({ err, import: row.id }, 'an uploaded file could not be loaded');
    if (row.attempts >= mostAttempts) await giveUp(db, row);
    else await releaseImport(db, row, { pauseSeconds: pauseSeconds * row.attempts, counts: true });
  }
}

async function giveUp(db: Db, row: ImportRow): Promise<void> {
  const problem =
    row.state === 'loading'
      ? `This file could not be loaded to its end. What is loaded stays. ${
          row.kind === 'copies'
            ? 'Upload a list of now to set the rest.'
            : 'Upload the file again to load the rest.'
        }`
      : 'This file could not be read. Please try another one.';
  await endImport(db, row, { state: 'failed', problem });
}

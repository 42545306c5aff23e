import type { Logger } from 'pino';
import { exportDays } from '../../contract/admin/export.ts';
import { isFull } from '../db/is-full.ts';
import { dropUnfinished, sweepExports } from '../export/kept/export-folder.ts';
import { type ExportParts, makeExport } from '../export/kept/make-export.ts';
import {
  claimExport,
  deleteOldExports,
  type ExportRow,
  endExportFailed,
  readExportFiles,
  releaseExport,
} from '../export/kept/queries.ts';

export interface MakeExportParts extends ExportParts {
  log: Logger;
}

const mostAttempts = 3;
/** Before a second attempt; twice as long before the third. */
const pauseSeconds = 30;
const tryAgain = 'Export it again. If that fails as well, the log of this server says why.';

/** Writes the exports that staff asked for, one after the other, and deletes those that are too old. One whose job died is begun again. */
export async function makeExports(parts: MakeExportParts, stopping: AbortSignal): Promise<void> {
  const { db, env } = parts;
  for (;;) {
    const row = stopping.aborted ? undefined : await claimExport(db);
    if (!row) break;
    await workOn(parts, row, stopping);
  }
  await deleteOldExports(db, exportDays);
  await sweepExports(env.DATA_DIR, await readExportFiles(db), parts.now());
}

async function workOn(parts: MakeExportParts, row: ExportRow, stopping: AbortSignal): Promise<void> {
  const { db, env, log } = parts;
  try {
    await dropUnfinished(env.DATA_DIR, row.file, row.attempts);
    if (row.attempts > mostAttempts) return await endExportFailed(db, row, 'It broke off several times.');
    const isDone = await makeExport(parts, row, stopping);
    if (!isDone) await releaseExport(db, row, { pauseSeconds: 0, counts: false });
  } catch (err) {
    log.error({ err, export: row.id }, 'an export could not be written');
    if (isFull(err)) return endExportFailed(db, row, 'The disk is full. Make room on it, then try again.');
    if (row.attempts >= mostAttempts) return endExportFailed(db, row, tryAgain);
    await releaseExport(db, row, { pauseSeconds: pauseSeconds * row.attempts, counts: true });
  }
}

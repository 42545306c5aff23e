import { rename, rm, stat } from 'node:fs/promises';
import { beat } from '../../beat.ts';
import type { Db } from '../../db/db.ts';
import type { Env } from '../../env.ts';
import { makeFolder } from '../../make-folder.ts';
import type { ImageStore } from '../../providers/images/images.ts';
import type { Stores } from '../../store/stores.ts';
import { writeExport } from '../write-export.ts';
import { exportFolder, exportPath, unfinishedPath } from './export-folder.ts';
import { type ExportRow, endExported, noteExportProgress } from './queries.ts';

export interface ExportParts {
  db: Db;
  env: Pick<Env, 'DATA_DIR'>;
  images: ImageStore;
  stores: Pick<Stores, 'all'>;
  now(): Date;
}

/**
 * Writes the export that a job has claimed. Returns false when it was stopped. Leaves no unfinished file, also when it
 * throws.
 *
 * @throws what the system, the database or the image store says
 */
export async function makeExport(
  parts: ExportParts,
  row: ExportRow,
  stopping: AbortSignal,
): Promise<boolean> {
  const { db, env, images, stores } = parts;
  const store = stores.all().find(({ id }) => id === row.store_id);
  if (!store) throw new Error(`there is no store ${row.store_id}`);
  makeFolder(exportFolder(env.DATA_DIR), 0o700);
  const unfinished = unfinishedPath(env.DATA_DIR, row.file, row.attempts);
  let done = 0;
  const pulse = beat(() => noteExportProgress(db, row, done));
  const signal = AbortSignal.any([stopping, pulse.overtaken]);
  try {
    const onProgress = (share: number) => {
      done = share;
    };
    const source = { q: db, images, store, now: parts.now(), signal, onProgress };
    const rows = await writeExport(source, row.kind, unfinished);
    const { size } = await stat(unfinished);
    await pulse.end();
    const path = exportPath(env.DATA_DIR, row.file);
    await rename(unfinished, path);
    // Where another job has begun again, its file takes the place of this one.
    await endExported(db, row, { size, rows });
    return true;
  } catch (e) {
    if (signal.aborted) return false;
    throw e;
  } finally {
    await pulse.end();
    await rm(unfinished, { force: true });
  }
}

import type { Db } from '../server/db/db.ts';
import { refreshStatistics } from '../server/db/refresh-statistics.ts';
import type { Read } from '../server/import/record.ts';
import { type SaveSummary, saveTitles } from '../server/import/save-titles.ts';
import type { CommandContext } from './command.ts';
import type { Rejections } from './rejections.ts';

/**
 * Records in one transaction. On PGlite the whole shop waits for a transaction, so there they are short.
 */
export function batchSize(db: Db): number {
  if (db.isLent) return db.engine === 'pglite' ? 30 : 100;
  return db.engine === 'pglite' ? 200 : 500;
}

export async function loadTitles(
  { signal }: CommandContext,
  db: Db,
  reads: AsyncIterable<Read>,
  rejections: Rejections,
  note: (summary: Readonly<SaveSummary>) => void,
): Promise<SaveSummary> {
  const summary = await saveTitles(db, reads, {
    signal,
    batchSize: batchSize(db),
    onRejected: rejections.add,
    onWarning: rejections.warn,
    onProgress: note,
  });
  await refreshStatistics(db);
  return summary;
}

export function titleCounts(s: SaveSummary): [string, number][] {
  return [
    ['added', s.added],
    ['updated', s.updated],
    ['unchanged', s.unchanged],
    ['older than what the catalogue has', s.outdated],
    ['deleted', s.deleted],
    ['rejected', s.rejected],
  ];
}

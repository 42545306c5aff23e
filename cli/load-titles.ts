import type { Db } from '../server/db/db.ts';
import { refreshStatistics } from '../server/db/refresh-statistics.ts';
import type { Read } from '../server/import/record.ts';
import { batchSize } from '../server/import/save/batch-size.ts';
import { type SaveSummary, saveTitles } from '../server/import/save/save-titles.ts';
import type { CommandContext } from './command.ts';
import type { Rejections } from './rejections.ts';

export interface DryRun {
  /** Do everything that the import does, and take it back. */
  dryRun?: boolean;
}

export async function loadTitles(
  { signal }: CommandContext,
  db: Db,
  reads: AsyncIterable<Read>,
  rejections: Rejections,
  note: (summary: Readonly<SaveSummary>) => void,
  { dryRun = false }: DryRun = {},
): Promise<SaveSummary> {
  const summary = await saveTitles(db, reads, {
    signal,
    batchSize: batchSize(db),
    onRejected: rejections.add,
    onWarning: rejections.warn,
    onProgress: note,
    dryRun,
  });
  if (!dryRun) await refreshStatistics(db);
  return summary;
}

/** What `titleCounts` says when nothing was written. */
export function dryCounts(s: SaveSummary): [string, number][] {
  return [
    ['would be added (nothing was written)', s.added],
    [
      'would change books in the catalogue or leave them as they are (nothing was written)',
      loadedOf(s) - s.added,
    ],
    ['would be rejected', s.rejected],
  ];
}

function loadedOf({ added, updated, unchanged, outdated, deleted }: SaveSummary): number {
  return added + updated + unchanged + outdated + deleted;
}

/** The currency that was assumed for prices which name none, and how often. */
export function assumedPrices(s: SaveSummary, currency: string | undefined): [string, number][] {
  const prices = s.assumed_prices === 1 ? 'price without a currency' : 'prices without a currency';
  return currency ? [[`${prices}, read as ${currency} (--currency names another)`, s.assumed_prices]] : [];
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

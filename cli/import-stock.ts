import { refreshStatistics } from '../server/db/refresh-statistics.ts';
import { parseStockMapping, readStock } from '../server/import/read/stock/read-stock.ts';
import { batchSize } from '../server/import/save/batch-size.ts';
import { type StockSummary, saveStock } from '../server/import/save/save-stock.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { findStore } from './find-store.ts';
import { mappingTable } from './mapping-table.ts';
import type { Progress } from './progress.ts';
import { fileSize, runImport } from './run-import.ts';

export interface ImportStockOptions {
  /** Name, web name or host of the store. */
  store: string;
  /** Location of rows that name none. */
  location?: string;
  map?: string[];
  encoding?: string;
}

/** `handsell import stock`: copies and prices of one store. */
export async function importStock(
  context: CommandContext,
  file: string,
  options: ImportStockOptions,
): Promise<ExitCode> {
  const { terminal, signal } = context;
  await fileSize(file);
  return withDb(context, async (db) => {
    const store = await findStore(db, options.store);
    let progress: Progress | undefined;
    const { mapping, rows } = await readStock(file, {
      mapping: parseStockMapping(options.map ?? []),
      ...(options.encoding && { encoding: options.encoding }),
      ...(options.location && { location: options.location }),
      onProgress: ({ bytes_read }) => progress?.bytes(bytes_read),
    });
    for (const line of mappingTable(mapping)) terminal.print(line);
    terminal.print('');
    return runImport<StockSummary>(context, {
      file,
      load: async (shown, rejections, note) => {
        progress = shown;
        const summary = await saveStock(db, rows, {
          store,
          signal,
          batchSize: batchSize(db),
          onRejected: rejections.add,
          onWarning: rejections.warn,
          onProgress: note,
        });
        await refreshStatistics(db);
        return summary;
      },
      counts: (s) => [
        ['updated', s.updated],
        ['unchanged', s.unchanged],
        ['rejected', s.rejected],
      ],
    });
  });
}

import { parseMapping } from '../server/import/read/csv/mapping.ts';
import { readCsv } from '../server/import/read/csv/read-csv.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { assumedPrices, type DryRun, dryCounts, loadTitles, titleCounts } from './load-titles.ts';
import { mappingTable } from './mapping-table.ts';
import { type CurrencyChoice, priceCurrency, writtenCurrency } from './price-currency.ts';
import type { Progress } from './progress.ts';
import { fileSize, runImport } from './run-import.ts';

export interface ImportCsvOptions extends CurrencyChoice, DryRun {
  /** 'Header=field', as typed. */
  map?: string[];
  encoding?: string;
}

/** `handsell import csv`: titles from a table. */
export async function importCsv(
  context: CommandContext,
  file: string,
  options: ImportCsvOptions = {},
): Promise<ExitCode> {
  writtenCurrency(options);
  await fileSize(file);
  return withDb(context, async (db) => {
    const currency = (await priceCurrency(db, options)) ?? 'USD';
    const table = await openCsv(context, file, options, currency);
    return runImport(context, {
      file,
      dryRun: options.dryRun,
      load: (shown, rejections, note) => {
        table.show(shown);
        return loadTitles(context, db, table.rows, rejections, note, options);
      },
      counts: options.dryRun ? dryCounts : titleCounts,
      more: (summary) => assumedPrices(summary, currency),
    });
  });
}

/** Opens the table and prints what its columns were taken for. */
async function openCsv(
  { terminal }: CommandContext,
  file: string,
  { map, encoding }: ImportCsvOptions,
  currency: string,
) {
  let progress: Progress | undefined;
  const { mapping, rows } = await readCsv(file, {
    mapping: parseMapping(map ?? []),
    ...(encoding && { encoding }),
    currency,
    onProgress: ({ bytes_read }) => progress?.bytes(bytes_read),
  });
  for (const line of mappingTable(mapping)) terminal.print(line);
  terminal.print('');
  const show = (shown: Progress) => {
    progress = shown;
  };
  return { rows, show };
}

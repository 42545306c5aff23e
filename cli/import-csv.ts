import { parseMapping } from '../server/import/csv/mapping.ts';
import { readCsv } from '../server/import/csv/read-csv.ts';
import type { Read } from '../server/import/record.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { loadTitles, titleCounts } from './load-titles.ts';
import { mappingTable } from './mapping-table.ts';
import { type CurrencyChoice, priceCurrency, writtenCurrency } from './price-currency.ts';
import type { Progress } from './progress.ts';
import type { Rejections } from './rejections.ts';
import { fileSize, runImport } from './run-import.ts';

export interface ImportCsvOptions extends CurrencyChoice {
  /** 'Header=field', as typed. */
  map?: string[];
  encoding?: string;
  /** Read and report only. */
  dryRun?: boolean;
}

/** `handsell import csv`: titles from a table. */
export async function importCsv(
  context: CommandContext,
  file: string,
  options: ImportCsvOptions = {},
): Promise<ExitCode> {
  const written = writtenCurrency(options);
  await fileSize(file);
  if (options.dryRun) {
    // Only a store that is named needs the database: a name that is wrong should not wait for the real import.
    const currency = options.store ? await withDb(context, (db) => priceCurrency(db, options)) : written;
    const table = await openCsv(context, file, options, currency);
    return runImport(context, {
      file,
      load: async (shown, rejections) => {
        table.show(shown);
        return check(table.rows, rejections);
      },
      counts: ({ usable, rejected }) => [
        ['could be loaded (nothing was written)', usable],
        ['would be rejected', rejected],
      ],
    });
  }
  return withDb(context, async (db) => {
    const table = await openCsv(context, file, options, await priceCurrency(db, options));
    return runImport(context, {
      file,
      load: (shown, rejections, note) => {
        table.show(shown);
        return loadTitles(context, db, table.rows, rejections, note);
      },
      counts: titleCounts,
    });
  });
}

/** Opens the table and prints what its columns were taken for. */
async function openCsv(
  { terminal }: CommandContext,
  file: string,
  { map, encoding }: ImportCsvOptions,
  currency: string | undefined,
) {
  let progress: Progress | undefined;
  const { mapping, rows } = await readCsv(file, {
    mapping: parseMapping(map ?? []),
    ...(encoding && { encoding }),
    ...(currency && { currency }),
    onProgress: ({ bytes_read }) => progress?.bytes(bytes_read),
  });
  for (const line of mappingTable(mapping)) terminal.print(line);
  terminal.print('');
  const show = (shown: Progress) => {
    progress = shown;
  };
  return { rows, show };
}

async function check(rows: AsyncIterable<Read>, rejections: Rejections) {
  const summary = { usable: 0, rejected: 0, warnings: 0, line: 0, stopped: false };
  for await (const row of rows) {
    if (row.kind === 'rejected') {
      summary.rejected += 1;
      rejections.add(row.rejected);
      continue;
    }
    summary.usable += 1;
    summary.line = row.line;
    summary.warnings += row.warnings.length;
    for (const warning of row.warnings) rejections.warn(row.line, row.record.eisbn, warning);
  }
  return summary;
}

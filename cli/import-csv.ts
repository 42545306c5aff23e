import { parseMapping } from '../server/import/csv/mapping.ts';
import { readCsv } from '../server/import/csv/read-csv.ts';
import type { Read } from '../server/import/record.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { loadTitles, titleCounts } from './load-titles.ts';
import { mappingTable } from './mapping-table.ts';
import type { Progress } from './progress.ts';
import type { Rejections } from './rejections.ts';
import { fileSize, runImport } from './run-import.ts';

export interface ImportCsvOptions {
  /** 'Header=field', as typed. */
  map?: string[];
  encoding?: string;
  /** ISO 4217, of prices without a currency. */
  currency?: string;
  /** Read and report only. */
  dryRun?: boolean;
}

/** `handsell import csv`: titles from a table. */
export async function importCsv(
  context: CommandContext,
  file: string,
  options: ImportCsvOptions = {},
): Promise<ExitCode> {
  const { terminal } = context;
  const currency = options.currency?.toUpperCase();
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency))
    throw new CommandRefused(
      `'${options.currency}' is not a currency; give its three letters, such as USD or CAD.`,
    );
  await fileSize(file);
  let progress: Progress | undefined;
  const { mapping, rows } = await readCsv(file, {
    mapping: parseMapping(options.map ?? []),
    ...(options.encoding && { encoding: options.encoding }),
    ...(currency && { currency }),
    onProgress: ({ bytes_read }) => progress?.bytes(bytes_read),
  });
  for (const line of mappingTable(mapping)) terminal.print(line);
  terminal.print('');
  if (options.dryRun)
    return runImport(context, {
      file,
      load: async (shown, rejections) => {
        progress = shown;
        return check(rows, rejections);
      },
      counts: ({ usable, rejected }) => [
        ['could be loaded (nothing was written)', usable],
        ['would be rejected', rejected],
      ],
    });
  return withDb(context, (db) =>
    runImport(context, {
      file,
      load: (shown, rejections, note) => {
        progress = shown;
        return loadTitles(context, db, rows, rejections, note);
      },
      counts: titleCounts,
    }),
  );
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

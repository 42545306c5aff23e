import { readOnix } from '../server/import/read/onix/read-onix.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { assumedPrices, type DryRun, dryCounts, loadTitles, titleCounts } from './load-titles.ts';
import { type CurrencyChoice, priceCurrency, writtenCurrency } from './price-currency.ts';
import { fileSize, runImport } from './run-import.ts';

export interface ImportOnixOptions extends CurrencyChoice, DryRun {}

/** `handsell import onix`: titles from an ONIX message. */
export async function importOnix(
  context: CommandContext,
  file: string,
  options: ImportOnixOptions = {},
): Promise<ExitCode> {
  writtenCurrency(options);
  await fileSize(file);
  return withDb(context, async (db) => {
    const default_currency = await priceCurrency(db, options);
    return runImport(context, {
      file,
      dryRun: options.dryRun,
      load: (progress, rejections, note) => {
        const reads = readOnix(file, {
          ...(default_currency && { default_currency }),
          onProgress: ({ bytes_read }) => progress.bytes(bytes_read),
        });
        return loadTitles(context, db, reads, rejections, note, options);
      },
      counts: options.dryRun ? dryCounts : titleCounts,
      more: (summary) => assumedPrices(summary, default_currency),
    });
  });
}

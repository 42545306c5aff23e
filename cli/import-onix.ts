import { readOnix } from '../server/import/onix/read-onix.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { loadTitles, titleCounts } from './load-titles.ts';
import { type CurrencyChoice, priceCurrency, writtenCurrency } from './price-currency.ts';
import { fileSize, runImport } from './run-import.ts';

/** `handsell import onix`: titles from an ONIX message. */
export async function importOnix(
  context: CommandContext,
  file: string,
  options: CurrencyChoice = {},
): Promise<ExitCode> {
  writtenCurrency(options);
  await fileSize(file);
  return withDb(context, async (db) => {
    const default_currency = await priceCurrency(db, options);
    return runImport(context, {
      file,
      load: (progress, rejections, note) => {
        const reads = readOnix(file, {
          ...(default_currency && { default_currency }),
          onProgress: ({ bytes_read }) => progress.bytes(bytes_read),
        });
        return loadTitles(context, db, reads, rejections, note);
      },
      counts: titleCounts,
    });
  });
}

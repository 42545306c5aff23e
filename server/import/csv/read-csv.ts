import { basename } from 'node:path';
import { kindOfTable } from '../kind-of-table.ts';
import type { Read, ReadProgress } from '../record.ts';
import { FileRefused, loadedWith } from '../refuse-file.ts';
import { buildRecord } from './build-record.ts';
import type { Field } from './field.ts';
import { fitRow } from './fit-row.ts';
import { type GuessedColumn, guessMapping } from './guess-mapping.ts';
import { HEADER_FIELDS } from './header-names.ts';
import type { Mapping, MappingReport } from './mapping.ts';
import { openTable, type Table } from './open-table.ts';
import { makePlan } from './plan.ts';
import { learnAlignment } from './realign.ts';

export interface ReadCsvOptions {
  /** Columns that the person named; the rest is guessed. */
  mapping?: Partial<Mapping>;
  /** Guessed when absent, as is the delimiter. */
  encoding?: string;
  delimiter?: string;
  /** 'csv:<file name>' when absent. */
  source?: string;
  /** ISO 4217 code of amounts without a currency; 'USD' when absent. */
  currency?: string;
  onProgress?: (progress: ReadProgress) => void;
}

/**
 * Reads a catalogue table, plain or gzip, of any size in flat memory. Nothing is read beyond the first 1,000
 * rows until `rows` is; `rows` can be read once.
 *
 * @throws FileRefused with one sentence when the file is no table, has no rows, no column holds ISBNs, or it is a table of
 * copies or of links.
 */
export async function readCsv(
  file: string,
  options: ReadCsvOptions = {},
): Promise<{ mapping: MappingReport; rows: AsyncIterable<Read> }> {
  const table = await openTable(file, HEADER_FIELDS, options);
  const columns = guessMapping<Field>(
    table.headers,
    table.sample,
    HEADER_FIELDS,
    ['isbn', 'binding', 'language'],
    options.mapping,
  );
  if (!columns.some(({ field }) => /^isbn|^upc/.test(field))) {
    await table.close();
    throw new FileRefused(
      `No column with ISBNs was found among: ${table.headers.slice(0, 40).join(', ')}. ` +
        'If one of them holds ISBNs, name it with --map "Header=isbn".',
    );
  }
  if (Object.keys(options.mapping ?? {}).length === 0) await refuseOtherTable(table);
  shortenSecondDescription(columns);
  const plan = makePlan(columns, table.sample, {
    source: options.source ?? `csv:${basename(file)}`,
    currency: options.currency ?? 'USD',
  });
  const alignment = learnAlignment(table.headers.length, table.sample, table.delimiter);

  async function* rows(): AsyncGenerator<Read> {
    for await (const batch of table.batches) {
      for (const split of batch) {
        const row = fitRow(split, table.headers.length, alignment);
        yield row.kind === 'rejected' ? row : buildRecord(row.line, row.fields, plan, row.warning);
      }
    }
  }
  const { encoding, delimiter, header_line } = table;
  const shown = columns.map(({ header, field, confidence, sample }) => ({
    header,
    field,
    confidence,
    sample,
  }));
  return { mapping: { encoding, delimiter, header_line, columns: shown }, rows: rows() };
}

/** A list of copies would set the list prices of books to what a shop asks for them. */
async function refuseOtherTable(table: Table): Promise<void> {
  const { kind, header } = kindOfTable(table.headers, table.sample);
  if (kind !== 'copies' && kind !== 'links') return;
  await table.close();
  throw new FileRefused(
    kind === 'copies'
      ? `This is a table of copies (${header}), not of books; load it with: ${loadedWith.copies}`
      : `This is a list of links, not of books; load it with: ${loadedWith.covers}`,
  );
}

/** Beside a long description, the column called just 'description' holds a short one. */
function shortenSecondDescription(columns: GuessedColumn<Field>[]): void {
  if (columns.some(({ field }) => field === 'short_description')) return;
  const [, second] = columns
    .filter(({ field, confidence }) => field === 'description' && confidence !== 'given')
    .sort((a, b) => a.rank - b.rank);
  if (second) second.field = 'short_description';
}

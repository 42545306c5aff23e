import { fitRow } from '../csv/fit-row.ts';
import { guessMapping } from '../csv/guess-mapping.ts';
import { type Mapping, type MappingReport, parseMappingOf } from '../csv/mapping.ts';
import { openTable, type Table } from '../csv/open-table.ts';
import { learnAlignment } from '../csv/realign.ts';
import { kindOfTable } from '../kind-of-table.ts';
import type { ReadProgress } from '../record.ts';
import { FileRefused, loadedWith } from '../refuse-file.ts';
import { buildStock, type StockPlan } from './build-stock.ts';
import { STOCK_FIELDS, STOCK_HEADERS, type StockField } from './stock-header-names.ts';
import type { StockRead } from './stock-row.ts';

export interface ReadStockOptions {
  mapping?: Partial<Mapping<StockField>>;
  encoding?: string;
  delimiter?: string;
  /** Location of rows that name none. */
  location?: string;
  onProgress?: (progress: ReadProgress) => void;
}

/**
 * Reads a list of stock and prices per location: one row for a book, location and condition.
 *
 * @throws FileRefused when the file is no table, or has no column with ISBNs or none with quantities.
 */
export async function readStock(
  file: string,
  options: ReadStockOptions = {},
): Promise<{ mapping: MappingReport<StockField>; rows: AsyncIterable<StockRead> }> {
  const table = await openTable(file, STOCK_HEADERS, options);
  const columns = guessMapping<StockField>(
    table.headers,
    table.sample,
    STOCK_HEADERS,
    ['isbn'],
    options.mapping,
  );
  for (const [field, what] of [
    ['isbn', 'ISBNs'],
    ['quantity', 'quantities'],
  ] as const) {
    if (columns.some((column) => column.field === field)) continue;
    await table.close();
    throw new FileRefused(
      `No column with ${what} was found among: ${table.headers.slice(0, 40).join(', ')}. ` +
        `If one of them holds ${what}, name it with --map "Header=${field}"${otherwise(field, table)}`,
    );
  }
  const plan: StockPlan = { columns: new Map(), location: options.location ?? '' };
  for (const { field, index } of [...columns].sort((a, b) => a.rank - b.rank || a.index - b.index))
    if (field !== 'ignored') plan.columns.set(field, [...(plan.columns.get(field) ?? []), index]);
  const alignment = learnAlignment(table.headers.length, table.sample, table.delimiter);

  async function* rows(): AsyncGenerator<StockRead> {
    for await (const batch of table.batches) {
      for (const split of batch) {
        const row = fitRow(split, table.headers.length, alignment);
        yield row.kind === 'rejected' ? row : buildStock(row.line, row.fields, plan, row.warning);
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

/** What else the table may be, and how that is loaded. */
function otherwise(missing: 'isbn' | 'quantity', { headers, sample }: Table): string {
  const { kind } = missing === 'isbn' ? { kind: 'unknown' } : kindOfTable(headers, sample);
  if (kind === 'books') return `; a table of books is loaded with: ${loadedWith.books}`;
  return kind === 'links' ? `; a list of links to covers is loaded with: ${loadedWith.covers}` : '.';
}

/** Reads the arguments of `--map "Header=field"` of the stock import. */
export function parseStockMapping(specs: string[]): Mapping<StockField> {
  return parseMappingOf(specs, STOCK_FIELDS);
}

import type { ReadProgress } from '../../record.ts';
import { columnsByField, guessMapping } from '../csv/guess-mapping.ts';
import { type Mapping, type MappingReport, parseMappingOf } from '../csv/mapping.ts';
import type { Table } from '../csv/open-table.ts';
import { readTable } from '../csv/read-table.ts';
import { kindOfTable } from '../kind-of-table.ts';
import { loadedWith } from '../refuse-file.ts';
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
export function readStock(
  file: string,
  options: ReadStockOptions = {},
): Promise<{ mapping: MappingReport<StockField>; rows: AsyncIterable<StockRead> }> {
  return readTable<StockField, StockRead>(file, options, {
    known: STOCK_HEADERS,
    guess: ({ headers, sample }) => guessMapping(headers, sample, STOCK_HEADERS, ['isbn'], options.mapping),
    refusal: (table, columns) => {
      const lacks = (field: StockField) => !columns.some((column) => column.field === field);
      if (lacks('isbn')) return missing('isbn', 'ISBNs', table, '.');
      return lacks('quantity') ? missing('quantity', 'quantities', table, otherwise(table)) : undefined;
    },
    reader: (_, columns) => {
      const plan: StockPlan = { columns: columnsByField(columns), location: options.location ?? '' };
      return (line, cells, warning) => buildStock(line, cells, plan, warning);
    },
  });
}

function missing(field: StockField, what: string, { headers }: Table, end: string): string {
  return (
    `No column with ${what} was found among: ${headers.slice(0, 40).join(', ')}. ` +
    `If one of them holds ${what}, name it with --map "Header=${field}"${end}`
  );
}

/** What else a table without quantities may be, and how that is loaded. */
function otherwise(table: Table): string {
  const { kind } = kindOfTable(table);
  if (kind === 'books') return `; a table of books is loaded with: ${loadedWith.books}`;
  return kind === 'links' ? `; a list of links to covers is loaded with: ${loadedWith.covers}` : '.';
}

/** Reads the arguments of `--map "Header=field"` of the stock import. */
export function parseStockMapping(specs: string[]): Mapping<StockField> {
  return parseMappingOf(specs, STOCK_FIELDS);
}

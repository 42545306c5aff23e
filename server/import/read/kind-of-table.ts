import { guessBookColumns } from './csv/guess-book-columns.ts';
import { headerKey } from './csv/header-key.ts';
import type { Table } from './csv/open-table.ts';
import { STOCK_HEADERS } from './stock/stock-header-names.ts';

/** What a table of ISBNs is for: a catalogue, a count of copies, covers that lie elsewhere. */
export interface KindOfTable {
  kind: 'books' | 'copies' | 'links' | 'unknown';
  /** The column that tells, '' if it is not a single one. */
  header: string;
}

/** Fields that stand in every kind of table. */
const everywhere = /^(?:isbn|upc|record_ref|price|currency|sales_rank|copies_sold|ratings|ignored)/;

export function kindOfTable(table: Pick<Table, 'headers' | 'sample' | 'header_line'>): KindOfTable {
  const { headers, sample } = table;
  if (guessBookColumns(table).some(({ field }) => !everywhere.test(field)))
    return { kind: 'books', header: '' };
  const counted = headers.find((header) => STOCK_HEADERS.get(headerKey(header))?.field === 'quantity');
  if (counted !== undefined) return { kind: 'copies', header: counted };
  const isLink = (row: string[], i: number) => /^https?:\/\//i.test(row[i]?.trim() ?? '');
  const linked = headers.find((_, i) => sample.length > 0 && sample.every((row) => isLink(row, i)));
  return linked === undefined ? { kind: 'unknown', header: '' } : { kind: 'links', header: linked };
}

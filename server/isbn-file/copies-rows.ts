import { normaliseIsbn } from '../../contract/isbn.ts';
import { findIsbns } from './find-isbns.ts';

/** A row of a list of books with quantities. */
export interface CopiesRow {
  /** The ISBN's cell as it is written. */
  written: string;
  /** 13 digits; '' when the cell holds no valid ISBN. */
  isbn: string;
  /** Copies; 0 for an empty cell, null for one that holds no whole number. */
  qty: number | null;
}

export interface Columns {
  isbn: number;
  qty: number;
}

/** Rows above the headings, such as the name of a school. */
export const mostRowsAbove = 100;

/**
 * The rows of a table that have something in the ISBN's column; null when the table has no columns for ISBN and quantity
 * (IMPORT-009). Without headings, two columns that hold nothing else are as clear.
 */
export function copiesRowsOf(table: readonly string[][]): CopiesRow[] | null {
  for (const [i, cells] of table.slice(0, mostRowsAbove).entries()) {
    const columns = columnsIn(cells);
    if (columns) return rowsBelow(table.slice(i + 1), columns);
  }
  const columns = plainColumns(table);
  return columns && rowsBelow(table, columns);
}

/** Where a row of headings has the ISBN and the quantity. */
export function columnsIn(cells: readonly string[]): Columns | null {
  const keys = cells.map(headingKey);
  const isbn = isbnColumn(keys);
  const qty = keys.findIndex((key) =>
    /^(?:order)?(?:ed)?(?:qty|qte|quantity|quantite)(?:ordered|required|needed|wanted)?$|^(?:(?:number|no)of)?copies$/.test(
      key,
    ),
  );
  return isbn < 0 || qty < 0 ? null : { isbn, qty };
}

/** A heading without its accents, capitals, and punctuation. */
export function headingKey(cell: string): string {
  return cell
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
}

/** Index of the ISBN heading among these, the longer one if there are two; -1 without any. */
export function isbnColumn(keys: readonly string[]): number {
  const isbns = keys.flatMap((key, i) =>
    /^(?:product)?(?:e?isbn|ean)(?:1[03])?(?:number)?$/.test(key) ? [i] : [],
  );
  return isbns.find((i) => keys[i]?.includes('13')) ?? isbns[0] ?? -1;
}

function plainColumns(table: readonly string[][]): Columns | null {
  const rows = table.slice(0, mostRowsAbove).filter((cells) => cells.some((cell) => cell.trim()));
  const fits = ({ isbn, qty }: Columns) =>
    rows.length > 0 &&
    rows.every((cells) => cells.length === 2 && isbnIn(cells[isbn] ?? '') && quantityIn(cells[qty] ?? ''));
  return (
    [
      { isbn: 0, qty: 1 },
      { isbn: 1, qty: 0 },
    ].find(fits) ?? null
  );
}

function rowsBelow(table: readonly string[][], columns: Columns): CopiesRow[] {
  return table.flatMap((cells) => {
    const written = (cells[columns.isbn] ?? '').trim();
    return written ? [copiesRow(written, cells[columns.qty] ?? '')] : [];
  });
}

export function copiesRow(written: string, quantity: string): CopiesRow {
  return { written: written.slice(0, 40), isbn: isbnIn(written), qty: quantityIn(quantity) };
}

/** The ISBN of a cell: also one in other words, behind '=' and quotation marks, or without the zeros in front of it. */
export function isbnIn(cell: string): string {
  const bare = cell.replace(/[="']/g, '').trim();
  const zeros = /^\d{8,9}[\dX]?$/i.test(bare) ? bare.padStart(10, '0') : bare;
  return normaliseIsbn(zeros) ?? [...findIsbns(cell)][0] ?? '';
}

/** '3', '3.0' or '1,200'. */
function quantityIn(cell: string): number | null {
  const bare = cell.replace(/[="'\s]/g, '');
  if (bare === '') return 0;
  if (!/^\d{1,3}(?:,?\d{3})*(?:\.0+)?$|^\d{1,6}$/.test(bare)) return null;
  return Number(bare.replaceAll(',', ''));
}

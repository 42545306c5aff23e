import { type CellObject, SSF } from '@e965/xlsx';
import { mostRows } from './found-numbers.ts';
import { hasMoreRows, openBook } from './open-book.ts';

/** Columns beyond these hold no table of books. */
const mostColumns = 500;

export interface Sheet {
  name: string;
  /** The cells as text; rows end with their last cell. */
  rows: string[][];
  /** It has more rows than are read. */
  isCut: boolean;
}

/** All sheets of a workbook as rows of text, visible sheets first. Throws UnreadableFile. */
export function readSheetRows(bytes: Uint8Array, kind: 'xls' | 'xlsx'): Sheet[] {
  return openBook(bytes, kind, { formats: true })
    .toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))
    .map(({ name, sheet, from1904 }) => {
      const rows = (sheet['!data'] ?? []).slice(0, mostRows);
      // Rows and cells that were never filled are missing from these lists.
      const texts = Array.from(rows, (row) =>
        Array.from((row ?? []).slice(0, mostColumns), (cell) => (cell ? cellText(cell, from1904) : '')),
      );
      return { name, rows: texts, isCut: hasMoreRows(sheet) };
    });
}

/** A cell as a CSV file would have it: dates as YYYY-MM-DD, numbers with all their digits, zeros in front as formatted. */
function cellText({ t, v, z }: CellObject, from1904: boolean): string {
  if (t === 's') return String(v ?? '');
  if (t === 'b') return v ? 'TRUE' : 'FALSE';
  if (t !== 'n' || typeof v !== 'number') return '';
  if (typeof z === 'string' && SSF.is_date(z)) return dateText(v, from1904);
  // 15 digits are all that a spreadsheet keeps: 12.990000000000002 is 12.99.
  const text = String(Number.isSafeInteger(v) ? v : Number(v.toPrecision(15)));
  const zeros = typeof z === 'string' ? /^0+$/.exec(z)?.[0].length : undefined;
  return zeros ? text.padStart(zeros, '0') : text;
}

function dateText(serial: number, date1904: boolean): string {
  const date = SSF.parse_date_code(serial, { date1904 }) as { y: number; m: number; d: number } | null;
  if (!date) return '';
  return [
    String(date.y).padStart(4, '0'),
    String(date.m).padStart(2, '0'),
    String(date.d).padStart(2, '0'),
  ].join('-');
}

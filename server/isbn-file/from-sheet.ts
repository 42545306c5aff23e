import type { CellObject } from '@e965/xlsx';
import { normaliseIsbn } from '../../contract/isbn.ts';
import { addNumbers, type FoundNumbers, isFull, mostRows, noNumbers } from './found-numbers.ts';
import { hasMoreRows, openBook } from './open-book.ts';

/**
 * The numbers of a workbook: sheet by sheet, row by row, from left to right.
 *
 * @throws UnreadableFile `too_much_inside`, `file_encrypted`, `file_damaged`
 */
export function readWorkbook(bytes: Uint8Array, kind: 'xls' | 'xlsx'): FoundNumbers {
  const found = noNumbers();
  for (const { sheet } of openBook(bytes, kind)) {
    const rows = sheet['!data'] ?? [];
    for (const row of rows.slice(0, mostRows)) {
      for (const cell of row ?? []) if (cell && !isFull(found)) addCell(cell, found);
    }
    if (hasMoreRows(sheet)) found.unread.add('rows');
  }
  return found;
}

function addCell({ t, v }: CellObject, found: FoundNumbers): void {
  if (t === 's' && typeof v === 'string') addNumbers(v, found);
  if (t !== 'n' || typeof v !== 'number' || !Number.isSafeInteger(v) || v <= 0) return;
  // A spreadsheet drops the zeros before an ISBN-10 that it takes for a number.
  const digits = String(v);
  const isbn = digits.length < 8 ? null : normaliseIsbn(digits.padStart(10, '0'));
  if (isbn && /^97[89]/.test(isbn)) found.isbns.add(isbn);
  else addNumbers(digits, found);
}

import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { normaliseIsbn } from '../../contract/isbn.ts';
import { addNumbers, type FoundNumbers, isFull, mostRows, noNumbers } from './found-numbers.ts';
import { plainZip } from './plain-zip.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Rows behind them that are looked at to know whether there are more. */
const rowsBehind = 100;

/**
 * The numbers of a workbook: sheet by sheet, row by row, from left to right.
 *
 * @throws UnreadableFile `too_much_inside`, `file_encrypted`, `file_damaged`
 */
export function readWorkbook(bytes: Uint8Array, kind: 'xls' | 'xlsx'): FoundNumbers {
  const found = noNumbers();
  for (const sheet of sheetsOf(kind === 'xlsx' ? plainZip(bytes) : bytes)) {
    // Dense sheets hold the rows there are, whatever the sheet says of its size.
    const rows = sheet['!data'] ?? [];
    for (const row of rows.slice(0, mostRows)) {
      for (const cell of row ?? []) if (cell && !isFull(found)) addCell(cell, found);
    }
    if ('!fullref' in sheet || rows.slice(mostRows).some((row) => row?.some(Boolean)))
      found.unread.add('rows');
  }
  return found;
}

function sheetsOf(bytes: Uint8Array): WorkSheet[] {
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: mostRows + rowsBehind,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      cellText: false,
      bookVBA: false,
    });
    return book.SheetNames.flatMap((name) => book.Sheets[name] ?? []);
  } catch (e) {
    if (e instanceof Error && /password|encrypt/i.test(e.message)) {
      throw new UnreadableFile('file_encrypted', 'This file is locked with a password.');
    }
    throw new UnreadableFile('file_damaged', 'This file is damaged and could not be read.');
  }
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

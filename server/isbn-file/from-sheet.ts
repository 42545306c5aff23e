import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { normaliseIsbn } from '../../contract/isbn.ts';
import { addDoubtfulNumbers } from './doubtful-numbers.ts';
import { type FoundNumbers, findIsbns, mostIsbns } from './find-isbns.ts';
import { plainZip } from './plain-zip.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Rows of a sheet that are read: more than a shop can show. */
const mostRows = 20_000;

/**
 * The numbers of a workbook: sheet by sheet, row by row, from left to right.
 *
 * @throws UnreadableFile `too_much_inside`, `file_encrypted`, `file_damaged`
 */
export function readWorkbook(bytes: Uint8Array, kind: 'xls' | 'xlsx'): FoundNumbers {
  const found: FoundNumbers = { isbns: new Set(), doubtful: new Set() };
  for (const sheet of sheetsOf(kind === 'xlsx' ? plainZip(bytes) : bytes)) {
    // Dense sheets hold the rows there are, whatever the sheet says of its size.
    for (const row of sheet['!data'] ?? []) {
      for (const cell of row ?? []) {
        if (cell && found.isbns.size < mostIsbns) addNumbers(cell, found);
      }
    }
  }
  return found;
}

function sheetsOf(bytes: Uint8Array): WorkSheet[] {
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: mostRows,
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

function addNumbers({ t, v }: CellObject, { isbns, doubtful }: FoundNumbers): void {
  if (t === 's' && typeof v === 'string') {
    findIsbns(v, isbns);
    addDoubtfulNumbers(v, doubtful);
  }
  if (t !== 'n' || typeof v !== 'number' || !Number.isSafeInteger(v) || v <= 0) return;
  // A spreadsheet drops the zeros before an ISBN-10 that it takes for a number.
  const digits = String(v);
  const isbn = digits.length < 8 ? null : normaliseIsbn(digits.padStart(10, '0'));
  if (isbn && /^97[89]/.test(isbn)) isbns.add(isbn);
  else addDoubtfulNumbers(digits, doubtful);
}

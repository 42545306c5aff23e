import { read, type WorkSheet } from '@e965/xlsx';
import { mostRows } from './found-numbers.ts';
import { plainZip } from './plain-zip.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { unreadableText } from './unreadable-text.ts';

/** Rows behind those that are read, looked at to know whether there are more. */
const rowsBehind = 100;

export interface NamedSheet {
  name: string;
  isHidden: boolean;
  /** Its days are counted from 1904, as old Macs do. */
  from1904: boolean;
  /** Dense: it holds the rows there are, whatever the sheet says of its size. */
  sheet: WorkSheet;
}

/**
 * The sheets of a workbook, with no more rows each than are read, and on demand the number formats of cells.
 *
 * @throws UnreadableFile `too_much_inside`, `file_encrypted`, `file_damaged`
 */
export function openBook(
  bytes: Uint8Array,
  kind: 'xls' | 'xlsx',
  { formats = false }: { formats?: boolean } = {},
): NamedSheet[] {
  const own = kind === 'xlsx' ? plainZip(bytes) : bytes;
  try {
    const book = read(own, {
      type: 'array',
      dense: true,
      sheetRows: mostRows + rowsBehind,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      cellText: false,
      cellNF: formats,
      bookVBA: false,
    });
    return book.SheetNames.flatMap((name, i) => {
      const sheet = book.Sheets[name];
      const isHidden = (book.Workbook?.Sheets?.[i]?.Hidden ?? 0) > 0;
      return sheet ? [{ name, sheet, isHidden, from1904: book.Workbook?.WBProps?.date1904 === true }] : [];
    });
  } catch (e) {
    if (e instanceof Error && /password|encrypt/i.test(e.message)) {
      throw new UnreadableFile('file_encrypted', unreadableText.encrypted());
    }
    throw new UnreadableFile('file_damaged', unreadableText.damaged());
  }
}

/** Whether a sheet has more rows than are read. */
export function hasMoreRows(sheet: WorkSheet): boolean {
  return '!fullref' in sheet || (sheet['!data'] ?? []).slice(mostRows).some((row) => row?.some(Boolean));
}

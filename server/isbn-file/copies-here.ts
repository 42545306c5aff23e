import { type CopiesRow, copiesRowsOf, mostRowsAbove } from './copies-rows.ts';
import { mostRows } from './found-numbers.ts';
import type { FileKind } from './kind-of-file.ts';
import { decode, shortened } from './read-here.ts';
import type { TextTable } from './text-table.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { unreadableText } from './unreadable-text.ts';

/** What a list with quantities says; `rows` is null when it has no columns for ISBN and quantity. */
export interface CopiesList {
  rows: CopiesRow[] | null;
  /** It has more rows than are read. */
  isCut: boolean;
}

/** Reads a list with quantities in this thread: the worker's work. Throws UnreadableFile. */
export async function readCopiesHere(bytes: Uint8Array, kind: FileKind): Promise<CopiesList> {
  const { rows, isCut } = await rowsOf(bytes, kind);
  if (rows?.some(({ written }) => shortened.test(written)) && !rows.some(({ isbn }) => isbn)) {
    throw new UnreadableFile('isbns_shortened', unreadableText.isbnsShortened());
  }
  return { rows: rows?.slice(0, mostRows) ?? null, isCut: isCut || (rows?.length ?? 0) > mostRows };
}

/** A row more than is read tells that there are more; above it are the headings. */
const most = mostRows + 1 + mostRowsAbove;

async function rowsOf(bytes: Uint8Array, kind: FileKind): Promise<CopiesList> {
  switch (kind) {
    case 'pdf':
      return { rows: await (await import('./pdf-copies.ts')).pdfCopies(bytes, most), isCut: false };
    case 'xls':
    case 'xlsx': {
      const sheets = (await import('./sheet-rows.ts')).readSheetRows(bytes, kind);
      return { ...firstOf(sheets), isCut: sheets.some(({ isCut }) => isCut) };
    }
    case 'html': {
      const rows = (await import('./html-table.ts')).htmlTable(decode(bytes), most);
      return firstOf([{ rows, isCut: rows.length === most }]);
    }
    case 'text':
      return firstOf((await import('./text-table.ts')).textTables(decode(bytes), most));
  }
}

/** Of several tables the first that has the columns. */
function firstOf(tables: Iterable<TextTable>): CopiesList {
  for (const { rows: table, isCut } of tables) {
    const rows = copiesRowsOf(table);
    if (rows) return { rows, isCut };
  }
  return { rows: null, isCut: false };
}

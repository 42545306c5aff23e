import { mostRowsAbove } from './copies-rows.ts';
import { asLists, type FoundNumbers, mostRows } from './found-numbers.ts';
import type { FileKind } from './kind-of-file.ts';
import { booksOfLine, booksOfTable, booksUnderHeadings, type ListedBook } from './listed-books.ts';
import { decode, readHere, shortened } from './read-here.ts';
import { delimitedTables, linesOf } from './text-table.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { unreadableText } from './unreadable-text.ts';

export interface BookList {
  books: ListedBook[];
  /** It has more rows than are read. */
  isCut: boolean;
}

/** Reads a list of books in this thread: the worker's work. Throws UnreadableFile. */
export async function readBooksHere(bytes: Uint8Array, kind: FileKind): Promise<BookList> {
  const list = await booksOf(bytes, kind);
  return { books: list.books.slice(0, mostRows), isCut: list.isCut || list.books.length > mostRows };
}

/** A row more than is read tells that there are more; above it are the headings. */
const most = mostRows + 1 + mostRowsAbove;

async function booksOf(bytes: Uint8Array, kind: FileKind): Promise<BookList> {
  switch (kind) {
    case 'xls':
    case 'xlsx': {
      const sheets = (await import('./sheet-rows.ts')).readSheetRows(bytes, kind);
      return {
        books: sheets.flatMap(({ rows }) => booksOfTable(rows)),
        isCut: sheets.some(({ isCut }) => isCut),
      };
    }
    case 'text':
      return booksOfText(decode(bytes));
    case 'html': {
      const rows = (await import('./html-table.ts')).htmlTable(decode(bytes), most);
      const books = booksUnderHeadings(rows);
      return books ? { books, isCut: rows.length === most } : byNumbers(await readHere(bytes, kind));
    }
    case 'pdf':
      return byNumbers(await readHere(bytes, kind));
  }
}

/** Pages are full of words that name no book: only their numbers count. */
function byNumbers(found: FoundNumbers): BookList {
  const { isbns, doubtful, unread } = asLists(found);
  const valid = isbns.map((isbn) => ({ written: isbn, isbn, words: '' }));
  const wrong = doubtful.map((written) => ({ written: written.slice(0, 40), isbn: '', words: '' }));
  return { books: [...valid, ...wrong], isCut: unread.length > 0 };
}

function booksOfText(text: string): BookList {
  const list = tableIn(text) ?? linesIn(text);
  if (shortened.test(text) && !list.books.some(({ isbn }) => isbn)) {
    throw new UnreadableFile('isbns_shortened', unreadableText.isbnsShortened());
  }
  return list;
}

function linesIn(text: string): BookList {
  const lines = linesOf(text, most);
  return { books: lines.flatMap(booksOfLine), isCut: lines.length === most };
}

/** The books of a text with columns, when their headings name them. */
function tableIn(text: string): BookList | null {
  for (const { rows, isCut } of delimitedTables(text, most)) {
    const books = booksUnderHeadings(rows);
    if (books) return { books, isCut };
  }
  return null;
}

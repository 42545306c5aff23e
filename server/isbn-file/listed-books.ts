import { normaliseIsbn } from '../../contract/isbn.ts';
import { headingKey, isbnColumn, isbnIn, mostRowsAbove } from './copies-rows.ts';
import { addDoubtfulNumbers } from './doubtful-numbers.ts';
import { findIsbns } from './find-isbns.ts';

/** A book of a list: by its ISBN, by an invalid number, or by words alone. */
export interface ListedBook {
  /** The number as it is written; of a row without one, its words. */
  written: string;
  /** 13 digits; '' when there is no valid ISBN. */
  isbn: string;
  /** Title and author, as far as the row has any. */
  words: string;
}

/** Longer texts are sentences, not titles. */
const mostLetters = 200;

/** The books of a table: by its columns for ISBN, title, and author, or else by whatever each row holds. */
export function booksOfTable(table: readonly string[][]): ListedBook[] {
  return booksUnderHeadings(table) ?? table.flatMap(booksOfCells);
}

/** The books of a table with headings, in words that are known here or in others; null for one without. */
export function booksUnderHeadings(table: readonly string[][]): ListedBook[] | null {
  for (const [i, cells] of table.slice(0, mostRowsAbove).entries()) {
    const columns = columnsIn(cells);
    if (columns) return table.slice(i + 1).flatMap((row) => bookOfColumns(row, columns));
  }
  return booksUnderOtherHeadings(table);
}

/**
 * In whatever language they are: a row without any figure, with a text above a column in which every later row that fills it
 * has a number of a book, and no row before it has one.
 */
function booksUnderOtherHeadings(table: readonly string[][]): ListedBook[] | null {
  const width = Math.max(0, ...table.slice(0, mostRowsAbove).map((cells) => cells.length));
  for (let isbn = 0; isbn < width; isbn += 1) {
    const [head = -1, ...below] = table.flatMap((cells, i) => (cells[isbn]?.trim() ? [i] : []));
    const names = table[head] ?? [];
    const first = table[below[0] ?? -1];
    if (
      first &&
      head < mostRowsAbove &&
      names.some((name, i) => i !== isbn && name.trim() && first[i]?.trim()) &&
      !names.some(isFigure) &&
      !table
        .slice(0, head + 1)
        .flat()
        .some(hasBookNumber) &&
      below.every((i) => isBookNumber(table[i]?.[isbn] ?? ''))
    ) {
      return table.slice(head + 1).flatMap((row) => bookOfColumns(row, { isbn, words: null }));
    }
  }
  return null;
}

/** A price, a count, or a number of a book. */
const isFigure = (cell: string) => /\d/.test(cell) && !/\p{L}/u.test(cell);

const isBookNumber = (cell: string) => !wordsOf(cell) && hasBookNumber(cell);

function hasBookNumber(cell: string): boolean {
  const doubtful = new Set<string>();
  addDoubtfulNumbers(cell, doubtful, { list: true });
  return doubtful.size > 0 || isbnIn(cell) !== '';
}

/** Where a row has its number, and its title and author; null for words in all other cells. */
interface Columns {
  isbn: number;
  words: number[] | null;
}

function columnsIn(cells: readonly string[]): Columns | null {
  const keys = cells.map(headingKey);
  const title = keys.findIndex((key) => /^(?:book|product)?(?:title|name)$/.test(key));
  const isbn = isbnColumn(keys);
  if (isbn < 0 && title < 0) return null;
  return { isbn, words: [title, keys.findIndex((key) => /^authors?(?:names?)?$/.test(key))] };
}

function bookOfColumns(cells: readonly string[], columns: Columns): ListedBook[] {
  const number = (cells[columns.isbn] ?? '').trim();
  const texts = columns.words?.map((i) => cells[i] ?? '') ?? cells.toSpliced(columns.isbn, 1);
  const words = wordsOf(texts.join(' '));
  if (!number) return words ? [{ written: words, isbn: '', words }] : [];
  return [{ written: number.slice(0, 40), isbn: isbnIn(number), words }];
}

/** Spreadsheets drop the zeros before an ISBN-10 that they take for a number. */
function booksOfCells(cells: readonly string[]): ListedBook[] {
  const line = cells.map((cell) => (/^\d{8,9}$/.test(cell) && isbnIn(cell)) || cell).join(' \t ');
  return booksOfLine(line);
}

/** The books of a line of text: all its numbers, or its words. */
export function booksOfLine(line: string): ListedBook[] {
  const isbns = [...findIsbns(line)];
  const doubtful = new Set<string>();
  addDoubtfulNumbers(line, doubtful, { list: true });
  const numbers = [...isbns, ...doubtful];
  const words = wordsOf(line);
  if (numbers.length === 0) return words ? [{ written: words, isbn: '', words }] : [];
  return numbers.map((number) => ({
    written: number.slice(0, 40),
    isbn: normaliseIsbn(number) ?? '',
    words: numbers.length === 1 ? words : '',
  }));
}

/** What is left of a row without its numbers; '' when that names no book. */
function wordsOf(text: string): string {
  const words = text
    .replace(/\bISBN(?:-?1[03])?\b/gi, ' ')
    .replace(/\d[\d\u00a0\u2010-\u2015\u2212 -]{7,}[\dX]?/g, ' ')
    .replace(/[\s,;|"]+/g, ' ')
    .trim();
  return (words.match(/\p{L}/gu)?.length ?? 0) < 2 || words.length > mostLetters ? '' : words;
}

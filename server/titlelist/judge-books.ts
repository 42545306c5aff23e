import { maxListTitles } from '../../contract/customer-list-rules.ts';
import type { ListedTitle } from '../../contract/list-import.ts';
import * as m from '../../messages/compiled/messages.js';
import { roomIn } from '../customer-list/own-list.ts';
import type { Query } from '../db/db.ts';
import type { ListedBook } from '../isbn-file/listed-books.ts';
import { type BookRow, readBooks } from './import-queries.ts';
import { readOwnEisbns } from './own-queries.ts';

/** Which of these rows, no two of one book, a list gets; null stands for a new list. Rows that it does not get say why. */
export async function judgeBooks(
  q: Query,
  rows: readonly ListedBook[],
  listId: number | null,
): Promise<ListedTitle[]> {
  const found = await readBooks(
    q,
    rows.map(({ isbn }) => isbn),
  );
  const byIsbn = new Map(found.map((book) => [book.eisbn, book]));
  const present = new Set(listId === null ? [] : await readOwnEisbns(q, listId, maxListTitles));
  let room = await roomIn(q, listId);
  return rows.map((row) => {
    const book = byIsbn.get(row.isbn);
    const note = whyNot(row, book, present, room);
    if (note === '') room -= 1;
    return {
      isbn: row.isbn || row.written,
      success: note === '',
      words: book || row.words === row.written ? '' : row.words,
      title: book?.title ?? '',
      author: book?.author ?? '',
      note,
      near: [],
    };
  });
}

function whyNot(
  row: ListedBook,
  book: BookRow | undefined,
  present: ReadonlySet<string>,
  room: number,
): string {
  if (!row.isbn)
    return /\d{6}/.test(row.written.replace(/[\s-]/g, '')) ? m.listimport_invalid() : m.listimport_no_match();
  if (!book) return m.listimport_unknown();
  if (book.is_giftcard) return m.listimport_giftcard();
  if (present.has(book.eisbn)) return m.listimport_already();
  return room > 0 ? '' : m.refusal_list_full({ max: maxListTitles });
}

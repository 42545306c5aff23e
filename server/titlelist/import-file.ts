import type { ListedTitle } from '../../contract/list-import.ts';
import { fileTooLarge, maxSearchFile } from '../../contract/search-file.ts';
import * as m from '../../messages/compiled/messages.js';
import { formatNumber } from '../../messages/format.ts';
import { refuse } from '../call/refusal.ts';
import type { Context, TwoSteps } from '../context.ts';
import { addTitles, lockedList, ownList } from '../customer-list/own-list.ts';
import type { ListedBook } from '../isbn-file/listed-books.ts';
import { readBooksFile } from '../isbn-file/read-isbn-file.ts';
import { UnreadableFile } from '../isbn-file/unreadable-file.ts';
import { judgeBooks } from './judge-books.ts';
import { mostSearched, nearBooks } from './near-books.ts';
import { withList } from './own-list-answer.ts';

/** Twice what a list holds, and still few enough to look through. */
const mostRows = 2_000;

/** Reading a file may take seconds: no transaction waits for it. */
export const importFile: TwoSteps<'titlelist/importFile'> = {
  async before(asked, { file, list_id: listId = null, add_to_list: adds }) {
    if (listId !== null) await ownList(asked, listId);
    const { rows, unread } = await rowsIn(file);
    if (!adds || listId === null) {
      const titles = await withNear(asked, rows, await judgeBooks(asked.q, rows, listId));
      const unsearched = rows.filter(({ isbn, words }) => !isbn && words).length > mostSearched;
      const sentences = unsearched ? [...unread, m.listimport_unsearched({ max: mostSearched })] : unread;
      return async () => ({ result: { titles, unread: sentences }, added: 0 });
    }
    return async (ctx) => {
      await lockedList(ctx, listId);
      const titles = await judgeBooks(ctx.q, rows, listId);
      const isbns = titles.flatMap(({ isbn, success }) => (success ? [isbn] : []));
      const added = await addTitles(ctx, listId, isbns);
      return { result: { titles, unread }, added, ...(await withList(ctx, listId)) };
    };
  },
};

async function withNear(ctx: Context, rows: readonly ListedBook[], titles: readonly ListedTitle[]) {
  const unknown = rows.filter((_, i) => titles[i]?.title === '');
  const near = new Map((await nearBooks(ctx, unknown)).map((books, i) => [unknown[i], books]));
  return titles.map((title, i) => {
    const books = near.get(rows[i] as ListedBook) ?? [];
    // Words that found books need no reason.
    const note = books.length > 0 && title.isbn === rows[i]?.words ? '' : title.note;
    return { ...title, note, near: books };
  });
}

/** The rows of a file, each book once, and sentences on what is not among them. */
async function rowsIn(file: File): Promise<{ rows: ListedBook[]; unread: string[] }> {
  try {
    if (file.size > maxSearchFile) throw new UnreadableFile('file_too_large', fileTooLarge());
    const { books, isCut } = await readBooksFile(new Uint8Array(await file.arrayBuffer()), file.name);
    if (books.length === 0) throw refuse('no_books', m.refusal_no_books());
    const once = [...new Map(books.map((book) => [book.isbn || book.written, book])).values()];
    const rows = once.slice(0, mostRows);
    const count = books.length - once.length;
    return {
      rows,
      unread: [
        ...(count > 0 ? [m.listimport_repeated({ count, number: formatNumber(count) })] : []),
        ...(isCut || once.length > mostRows ? [m.listimport_unread({ max: formatNumber(rows.length) })] : []),
      ],
    };
  } catch (e) {
    if (e instanceof UnreadableFile) throw refuse(e.fault, e.message);
    throw e;
  }
}

import type { ListedTitle } from '../../contract/list-import.ts';
import type { Context } from '../context.ts';
import type { ListedBook } from '../isbn-file/listed-books.ts';
import { nearIsbns } from '../isbn-file/near-isbns.ts';
import { everything } from '../search/backend.ts';
import { type BookRow, readBooks, readBooksById } from './import-queries.ts';
import { resembles } from './resembles.ts';

type NearBook = ListedTitle['near'][number];

/** Rows whose words are looked up: each is a search. */
export const mostSearched = 100;
/** Rows whose slips are tried: each has some hundred. */
const mostTried = 500;
const mostNear = 3;

/**
 * For each of these rows, which name no book of the shop, the books that it may mean: one slip away from its number, else found
 * by its words. Runs outside of a transaction, as a search has a connection of its own.
 */
export async function nearBooks(ctx: Context, rows: readonly ListedBook[]): Promise<NearBook[][]> {
  const near = await bySlips(ctx, rows);
  const unnamed = rows.flatMap(({ words }, i) => (words && near[i]?.length === 0 ? [i] : []));
  for (const i of unnamed.slice(0, mostSearched)) near[i] = await byWords(ctx, rows[i]?.words ?? '');
  return near;
}

async function bySlips(ctx: Context, rows: readonly ListedBook[]): Promise<NearBook[][]> {
  const candidates = rows.map(({ written, isbn }, i) => (i < mostTried ? nearIsbns(isbn || written) : []));
  const found = await readBooks(ctx.q, candidates.flat());
  const byIsbn = new Map(found.filter((book) => !book.is_giftcard).map((book) => [book.eisbn, book]));
  return candidates.map((isbns) => shown(isbns.flatMap((isbn) => byIsbn.get(isbn) ?? [])));
}

async function byWords(ctx: Context, text: string): Promise<NearBook[]> {
  const { id: storeId } = ctx.store;
  const request = { ...everything, storeId, locationId: ctx.locationId, text, byWork: true, limit: mostNear };
  const { titleIds } = await ctx.shop.search.search(request);
  const found = new Map((await readBooksById(ctx.q, titleIds)).map((book) => [book.id, book]));
  const books = titleIds.flatMap((id) => found.get(id) ?? []);
  return shown(books.filter((book) => resembles(text, book)));
}

const shown = (books: readonly BookRow[]): NearBook[] =>
  books.slice(0, mostNear).map(({ eisbn, title, author }) => ({ eisbn, title, author }));

import { isCustomerListId, maxListTitles } from '../../contract/customer-list-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import { customerOf, theCustomer } from '../call/who.ts';
import type { Context } from '../context.ts';
import type { Query } from '../db/db.ts';
import {
  type CustomerListRow,
  countItems,
  findList,
  findPublicList,
  insertItems,
  lockCustomer,
  readFavourites,
  readListableIds,
  readLists,
  touchList,
} from './queries.ts';

/** For a list that does not exist and for one of another customer alike. */
export function badListId(): Refusal {
  return refuse('bad_list_id', m.refusal_bad_list_id());
}

/** The lists of the customer who calls. They belong to the person, whichever account they buy for. */
export function ownLists(ctx: Context, eisbn = '') {
  return readLists(ctx.q, theCustomer(ctx).id, eisbn);
}

/** Changes of the lists of one customer happen one after the other: until the transaction ends. */
export function lockLists(ctx: Context): Promise<void> {
  return lockCustomer(ctx.q, theCustomer(ctx).id);
}

/** One of them. Throws the refusal `bad_list_id`. */
export async function ownList(ctx: Context, listId: number): Promise<CustomerListRow> {
  const list = isCustomerListId(listId) && (await findList(ctx.q, theCustomer(ctx).id, listId));
  if (!list) throw badListId();
  return list;
}

/** The same for a change. */
export async function lockedList(ctx: Context, listId: number): Promise<CustomerListRow> {
  await lockLists(ctx);
  return ownList(ctx, listId);
}

/** A list of this store by the token of its public link. Throws the refusal `bad_list_id`. */
export async function publicList(ctx: Context, token: string): Promise<CustomerListRow> {
  const list = await findPublicList(ctx.q, ctx.store.id, token);
  if (!list) throw badListId();
  return list;
}

/** Favourites have the spelling of the shop's country (FAV-015). */
export function listName(
  { store }: Pick<Context, 'store'>,
  { is_favourites, name }: Pick<CustomerListRow, 'is_favourites' | 'name'>,
): string {
  if (!is_favourites) return name;
  return m.lists_favourites({ american: String(store.settings.store_info.is_american) });
}

/** The favourites of the customer who calls; null for a guest. */
export async function favouritesOf(ctx: Context): Promise<{ id: number; eisbns: string[] } | null> {
  const who = customerOf(ctx);
  return (who && (await readFavourites(ctx.q, who.id))) ?? null;
}

/**
 * Puts titles at the head of a locked list, in this order, and returns how many are new. Unknown titles and gift cards are left
 * out. Throws the refusal `list_full`.
 */
export async function addTitles(ctx: Context, listId: number, eisbns: readonly string[]): Promise<number> {
  return addIds(ctx, listId, await listableIds(ctx, eisbns));
}

/** The same, of titles by their `listableIds`. */
export async function addIds(ctx: Context, listId: number, ids: readonly number[]): Promise<number> {
  const added = await insertItems(ctx.q, listId, ids);
  if (added > 0) await listChanged(ctx, listId);
  return added;
}

/** After a change of what is in a locked list. Throws the refusal `list_full`. */
export async function listChanged(ctx: Context, listId: number): Promise<void> {
  if ((await countItems(ctx.q, listId)) > maxListTitles) {
    throw refuse('list_full', m.refusal_list_full({ max: maxListTitles }));
  }
  await touchList(ctx.q, listId);
}

/** How many more titles a list takes; null stands for a new list. */
export async function roomIn(q: Query, listId: number | null): Promise<number> {
  return maxListTitles - (listId === null ? 0 : await countItems(q, listId));
}

/** ISBNs as titles that a list may hold, in this order. */
export function listableIds(ctx: Context, eisbns: readonly string[]): Promise<number[]> {
  return readListableIds(ctx.q, eisbns);
}

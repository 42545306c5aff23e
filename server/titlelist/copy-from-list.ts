import { isCustomerListId, maxListTitles } from '../../contract/customer-list-rules.ts';
import type { Context, Handler } from '../context.ts';
import { addTitles, badListId, lockedList, ownList } from '../customer-list/own-list.ts';
import { withList } from './own-list-answer.ts';
import { readOwnEisbns } from './own-queries.ts';
import { findList, readListEisbns } from './queries.ts';

/** LIST-002: a list of the shop, or one of the reader's own, into another. */
export const copyFromList: Handler<'titlelist/copyFromList'> = async (ctx, { from_list_id, to_list_id }) => {
  await lockedList(ctx, to_list_id);
  // One more than fits: a list that is too long is refused, not cut.
  const eisbns = await eisbnsOf(ctx, from_list_id, maxListTitles + 1);
  const copied = await addTitles(ctx, to_list_id, eisbns);
  return { ...(await withList(ctx, to_list_id)), copied };
};

/** The first titles of a list of this store, or of one that the customer who calls keeps. Throws the refusal `bad_list_id`. */
export async function eisbnsOf(ctx: Context, listId: number, most: number): Promise<string[]> {
  if (isCustomerListId(listId)) return readOwnEisbns(ctx.q, (await ownList(ctx, listId)).id, most);
  const list = await findList(ctx.q, ctx.store.id, listId);
  if (!list) throw badListId();
  return readListEisbns(ctx.q, list.id, most);
}

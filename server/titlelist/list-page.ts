import type { TitleList } from '../../contract/titlelist.ts';
import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { titleRowsWithComments, withBargainFirst } from '../title/rows.ts';
import { findList, type ListRow, readListTitles } from './queries.ts';

/** A stretch of a list in its order. Refuses `bad_list_id` for a list that is not of this store. */
export async function listPage(ctx: Context, listId: number, limit: number, offset: number) {
  const list = await findList(ctx.q, ctx.store.id, listId);
  if (!list) throw refuse('bad_list_id', m.refusal_bad_list_id());
  const found = await readListTitles(ctx.q, listId, limit, offset);
  const ids = found.map((f) => f.id);
  const rows = await titleRowsWithComments(ctx.q, ctx, ids);
  return {
    rows: list.bargains ? rows.map(withBargainFirst) : rows,
    row_count: list.row_count,
    list: titleListOf(list),
  };
}

export function titleListOf({ id, bargains: _, ...list }: ListRow): TitleList {
  // Shoppers delete only lists of their own, which come with accounts.
  return { list_id: id, ...list, can_delete: false };
}

import type { Output } from '../../contract/actions.ts';
import { isCustomerListId } from '../../contract/customer-list-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import type { Context } from '../context.ts';
import { ownList } from '../customer-list/own-list.ts';
import { titleRowsWithComments, withBargainFirst } from '../title/rows.ts';
import { ownListPage } from './own-list-page.ts';
import { findList, readListTitles } from './queries.ts';
import { itemsOfStretch, type Stretch } from './stretch.ts';
import { titleListsOf } from './title-lists-of.ts';

/**
 * A stretch of a list in its order. Refuses `bad_list_id` for a list of another store or customer, and guests who ask for a
 * customer's list with `login_required` (LIST-034).
 */
export async function listPage(
  ctx: Context,
  listId: number,
  stretch: Stretch,
): Promise<Output<'titlelist/getItems'>> {
  if (isCustomerListId(listId)) {
    if (!customerOf(ctx)) throw refuse('login_required', m.refusal_list_login());
    return ownListPage(ctx, await ownList(ctx, listId), stretch);
  }
  const list = await findList(ctx.q, ctx.store.id, listId);
  if (!list) throw refuse('bad_list_id', m.refusal_bad_list_id());
  const { items, row_count } = await itemsOfStretch(ctx, stretch, list.row_count, (limit, offset) =>
    readListTitles(ctx.q, listId, limit, offset),
  );
  const ids = items.map((item) => item.id);
  const rows = await titleRowsWithComments(ctx.q, ctx, ids);
  const [shown] = await titleListsOf(ctx, [list]);
  if (!shown) throw refuse('bad_list_id', m.refusal_bad_list_id());
  return {
    rows: list.bargains ? rows.map(withBargainFirst) : rows,
    row_count,
    list: shown,
  };
}

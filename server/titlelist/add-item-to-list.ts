import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context, Handler } from '../context.ts';
import { addIds, listableIds, listChanged, lockedList } from '../customer-list/own-list.ts';
import { hasItem, putBackItem, replaceItem } from './own-queries.ts';
import { withSession } from './with-session.ts';

export const addItemToList: Handler<'titlelist/addItemToList'> = async (ctx, input) => {
  const { list_id, eisbn, position, note, replaces } = input;
  await lockedList(ctx, list_id);
  const [id] = await listableIds(ctx, [eisbn]);
  if (id === undefined) throw refuse('not_found', m.refusal_not_found_title());
  if (replaces !== undefined) await replace(ctx, list_id, id, replaces);
  else if (position === undefined) await addIds(ctx, list_id, [id]);
  else {
    await putBackItem(ctx.q, list_id, { id, position, note });
    await listChanged(ctx, list_id);
  }
  return withSession(ctx, input);
};

/** Another tab may have done it already. */
async function replace(ctx: Context, listId: number, id: number, replaced: string): Promise<void> {
  await replaceItem(ctx.q, listId, id, replaced);
  if (!(await hasItem(ctx.q, listId, id))) throw refuse('not_found', m.refusal_not_on_list());
  await listChanged(ctx, listId);
}

import type { Handler } from '../context.ts';
import { listChanged, lockedList } from '../customer-list/own-list.ts';
import { deleteItems } from './own-queries.ts';
import { withSession } from './with-session.ts';

/** A title that another tab has removed already is no refusal. */
export const removeItemFromList: Handler<'titlelist/removeItemFromList'> = async (ctx, input) => {
  await lockedList(ctx, input.list_id);
  if ((await deleteItems(ctx.q, input.list_id, [input.eisbn])) > 0) await listChanged(ctx, input.list_id);
  return withSession(ctx, input);
};

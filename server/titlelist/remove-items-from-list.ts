import type { Handler } from '../context.ts';
import { listChanged, lockedList } from '../customer-list/own-list.ts';
import { withList } from './own-list-answer.ts';
import { deleteItems } from './own-queries.ts';

export const removeItemsFromList: Handler<'titlelist/removeItemsFromList'> = async (ctx, input) => {
  await lockedList(ctx, input.list_id);
  if ((await deleteItems(ctx.q, input.list_id, input.eisbns)) > 0) await listChanged(ctx, input.list_id);
  return withList(ctx, input.list_id);
};

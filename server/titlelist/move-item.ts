import type { Handler } from '../context.ts';
import { lockedList } from '../customer-list/own-list.ts';
import { withList } from './own-list-answer.ts';
import { moveItem as move } from './own-queries.ts';

/** A title that another tab has removed meanwhile moves nowhere. */
export const moveItem: Handler<'titlelist/moveItem'> = async (ctx, { list_id, eisbn, place }) => {
  await lockedList(ctx, list_id);
  await move(ctx.q, list_id, eisbn, place);
  return withList(ctx, list_id);
};

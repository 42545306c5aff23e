import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { lockedList } from '../customer-list/own-list.ts';
import { withList } from './own-list-answer.ts';
import { moveItem as move } from './own-queries.ts';

/** Refuses a title that another tab has removed meanwhile. */
export const moveItem: Handler<'titlelist/moveItem'> = async (ctx, { list_id, eisbn, place }) => {
  await lockedList(ctx, list_id);
  if (!(await move(ctx.q, list_id, eisbn, place))) throw refuse('not_found', m.refusal_not_on_list());
  return withList(ctx, list_id);
};

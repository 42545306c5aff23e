import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { listChanged, lockedList } from '../customer-list/own-list.ts';
import { withList } from './own-list-answer.ts';
import { updateNote } from './own-queries.ts';

export const setNote: Handler<'titlelist/setNote'> = async (ctx, { list_id, eisbn, note }) => {
  await lockedList(ctx, list_id);
  if (!(await updateNote(ctx.q, list_id, eisbn, note))) {
    throw refuse('not_found', m.refusal_not_on_list());
  }
  await listChanged(ctx, list_id);
  return withList(ctx, list_id);
};

import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { addTitles, listableIds, listChanged, lockedList } from '../customer-list/own-list.ts';
import { putBackItem } from './own-queries.ts';
import { withSession } from './with-session.ts';

export const addItemToList: Handler<'titlelist/addItemToList'> = async (ctx, input) => {
  const { list_id, eisbn, position, note } = input;
  await lockedList(ctx, list_id);
  const [id] = await listableIds(ctx, [eisbn]);
  if (id === undefined) throw refuse('not_found', m.refusal_not_found_title());
  if (position === undefined) await addTitles(ctx, list_id, [eisbn]);
  else {
    await putBackItem(ctx.q, list_id, { id, position, note });
    await listChanged(ctx, list_id);
  }
  return withSession(ctx, input);
};

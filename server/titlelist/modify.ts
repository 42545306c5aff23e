import type { Handler } from '../context.ts';
import { managedList } from './managed-list.ts';
import { withList } from './own-list-answer.ts';
import { updateOwnList } from './own-queries.ts';

export const modify: Handler<'titlelist/modify'> = async (ctx, { list_id, name, description }) => {
  await managedList(ctx, list_id);
  await updateOwnList(ctx.q, list_id, { name, description });
  return withList(ctx, list_id);
};

import type { Handler } from '../context.ts';
import { managedList } from './managed-list.ts';
import { deleteOwnList } from './own-queries.ts';

export const remove: Handler<'titlelist/delete'> = async (ctx, { list_id }) => {
  await managedList(ctx, list_id);
  await deleteOwnList(ctx.q, list_id);
  return {};
};

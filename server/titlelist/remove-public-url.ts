import type { Handler } from '../context.ts';
import { lockedList } from '../customer-list/own-list.ts';
import { withList } from './own-list-answer.ts';
import { setPublicToken } from './own-queries.ts';

export const removePublicUrl: Handler<'titlelist/removePublicUrl'> = async (ctx, { list_id }) => {
  await lockedList(ctx, list_id);
  await setPublicToken(ctx.q, list_id, null);
  return withList(ctx, list_id);
};

import type { Handler } from '../context.ts';
import { listPage } from './list-page.ts';

/** What the server gives at once when no limit is asked for. */
const most = 200;

export const getItems: Handler<'titlelist/getItems'> = (ctx, { list_id, limit = -1, offset = 0, cartable }) =>
  listPage(ctx, list_id, { limit: limit === -1 ? most : limit, offset, cartable });

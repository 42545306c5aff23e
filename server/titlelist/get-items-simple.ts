import type { Handler } from '../context.ts';
import { listPage } from './list-page.ts';

/** CALL-015: the first 25 are used. */
const first = 25;

export const getItemsSimple: Handler<'titlelist/getItemsSimple'> = (ctx, { list_id }) =>
  listPage(ctx, list_id, { limit: first, offset: 0 });

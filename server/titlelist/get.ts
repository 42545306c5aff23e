import type { Handler } from '../context.ts';
import { withList } from './own-list-answer.ts';

export const get: Handler<'titlelist/get'> = (ctx, { list_id }) => withList(ctx, list_id);

import { randomBytes } from 'node:crypto';
import { sharedListPath } from '../../contract/customer-list-rules.ts';
import type { Handler } from '../context.ts';
import { lockedList } from '../customer-list/own-list.ts';
import { setPublicToken } from './own-queries.ts';

/** The same link until it is removed: who has it sees the list without an account. */
export const getPublicUrl: Handler<'titlelist/getPublicUrl'> = async (ctx, { list_id }) => {
  const list = await lockedList(ctx, list_id);
  const token = list.public_token ?? randomBytes(18).toString('base64url');
  if (!list.public_token) await setPublicToken(ctx.q, list_id, token);
  return { url: ctx.store.settings.store_info.base_url + sharedListPath(token) };
};

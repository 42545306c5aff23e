import { maxTitles } from '../../contract/cart-limits.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { addList } from '../cart/add-list.ts';
import type { Handler } from '../context.ts';
import { eisbnsOf } from './copy-from-list.ts';

/** LIST-003: one new copy of each title that can be ordered; the others are left out. */
export const copyToCart: Handler<'titlelist/copyToCart'> = async (ctx, { list_id }) => {
  const eisbns = await eisbnsOf(ctx, list_id, 2 * maxTitles);
  const { cart, added } = await addList(ctx, eisbns);
  if (added === 0) throw refuse('nothing_addable', m.refusal_nothing_addable());
  return { cart, added, left_out: eisbns.length - added };
};

import { isOfferedBefore } from '../../contract/impulse-types.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { titleRowsWithComments } from '../title/rows.ts';
import { listTitleIds } from '../titlelist/list-title-ids.ts';

/** Some of them may be in the cart already. */
const most = 24;

export const get: Handler<'impulse_buy/get'> = async (ctx, { delivery_type }) => {
  const { settings, own } = ctx.store;
  // Pages go on to the checkout without a word (CHECKOUT-078).
  if (!isOfferedBefore(delivery_type, settings.checkout_info))
    throw refuse('unknown_type', m.refusal_unknown_type());
  const ids = await listTitleIds(ctx, own['checkout_info.impulse_list_id'], most);
  const rows = await titleRowsWithComments(ctx.q, ctx, ids);
  const here = rows.filter(({ available }) => available.some((offer) => offer.cartable && offer.onhand > 0));
  return {
    headline: own['checkout_info.impulse_headline'] || m.checkout_impulse_headline(),
    description: own['checkout_info.impulse_description'],
    isbns_info: here.map(({ comment, ...info }) => ({ description: comment?.text ?? '', info })),
  };
};

import type { Handler } from '../context.ts';
import { refuse } from '../refusal.ts';
import { findTitleId } from './queries.ts';

export const getProductCode: Handler<'title/getProductCode'> = async (ctx, { eisbn, captcha }) => {
  // Customers have shown that they are people when they logged in (ITEM-048).
  const isCustomer = (ctx.session?.customerId ?? null) !== null;
  const human = isCustomer || (captcha !== undefined && (await ctx.shop.captcha.verify(captcha)));
  if (!human) throw refuse('captcha_failed', 'Please verify that you are not a robot.');
  if ((await findTitleId(ctx.q, eisbn)) === null) throw refuse('not_found', 'No Results');
  return { isbn: eisbn };
};

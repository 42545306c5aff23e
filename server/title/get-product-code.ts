import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { findTitleId } from './queries.ts';

export const getProductCode: Handler<'title/getProductCode'> = async (ctx, { eisbn, captcha }) => {
  // Customers see it without the check (ITEM-048).
  const human =
    customerOf(ctx) !== null || (captcha !== undefined && (await ctx.shop.captcha.verify(captcha)));
  if (!human) throw refuse('captcha_failed', m.form_not_a_robot());
  if ((await findTitleId(ctx.q, eisbn)) === null) throw refuse('not_found', m.item_not_found_title());
  return { isbn: eisbn };
};

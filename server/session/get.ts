import { sessionAnswer } from '../account/session-answer.ts';
import { readCart } from '../cart/cart.ts';
import { forgetChoices } from '../cart/forget-choices.ts';
import type { Handler } from '../context.ts';

export const get: Handler<'session/get'> = async (ctx, { reset_cart }) => {
  if (reset_cart) await forgetChoices(ctx);
  const { cart } = await readCart(ctx);
  return sessionAnswer(ctx, cart);
};

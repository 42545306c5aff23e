import { readCart } from '../cart/cart.ts';
import { forgetChoices } from '../cart/forget-choices.ts';
import type { Handler } from '../context.ts';
import { sessionAnswer } from './session-answer.ts';

export const get: Handler<'session/get'> = async (ctx, { reset_cart }) => {
  if (reset_cart) await forgetChoices(ctx);
  const { cart } = await readCart(ctx);
  return sessionAnswer(ctx, cart);
};

import { customerOf } from '../call/who.ts';
import { readCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { note } from './audit.ts';
import { sessionAnswer } from './session-answer.ts';
import { signOut } from './sign-in.ts';

export const logout: Handler<'account/logout'> = async (ctx) => {
  const customer = customerOf(ctx);
  // A guest has nothing to leave: their cart stays theirs.
  const after = customer ? await signOut(ctx) : ctx;
  if (customer) await note(ctx, 'logout', customer.id);
  const { cart } = await readCart(after);
  return sessionAnswer(after, cart);
};

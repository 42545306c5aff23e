import type { Handler } from '../context.ts';
import { lockedRow, openCart } from './cart.ts';
import { deleteAllLines } from './queries.ts';

export const removeAll: Handler<'cart/removeAll'> = async (ctx) => {
  const row = await lockedRow(ctx);
  await deleteAllLines(ctx.q, row.id);
  return { cart: (await openCart(ctx, row)).cart };
};

import type { Handler } from '../context.ts';
import { unknownLine } from './add-rules.ts';
import { lockedRow, openCart } from './cart.ts';
import { deleteLines } from './queries.ts';

export const removeItem: Handler<'cart/removeItem'> = async (ctx, { cart_id }) => {
  const row = await lockedRow(ctx);
  const removed = await deleteLines(ctx.q, row.id, [cart_id]);
  if (removed === 0) throw unknownLine();
  return { cart: (await openCart(ctx, row)).cart };
};

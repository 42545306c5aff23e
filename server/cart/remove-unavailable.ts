import type { Handler } from '../context.ts';
import { lockedRow, openCart } from './cart.ts';
import { deleteLines } from './queries.ts';

export const removeUnavailable: Handler<'cart/removeUnavailable'> = async (ctx) => {
  const row = await lockedRow(ctx);
  const { lines } = await openCart(ctx, row);
  const gone = lines.filter((l) => !l.cartable).map((l) => l.line.line_id);
  await deleteLines(ctx.q, row.id, gone);
  return { cart: (await openCart(ctx, row)).cart };
};

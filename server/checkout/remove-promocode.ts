import { lockedRow, openCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { enterCode } from '../promotion/entered-code.ts';

export const removePromocode: Handler<'checkout/removePromocode'> = async (ctx) => {
  const row = await lockedRow(ctx);
  await enterCode(ctx.q, row.id, '');
  const { cart } = await openCart(ctx, row);
  return { cart, checksum: cart.checksum };
};

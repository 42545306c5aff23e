import { lockedRow, openCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { checkDelivery } from './delivery.ts';
import { checkGuest } from './guest-rules.ts';
import { withDelivery } from './providers.ts';
import { saveDelivery } from './queries.ts';
import { shipToOf } from './ship-to.ts';

export const setShipping: Handler<'checkout/setShipping'> = async (ctx, input) => {
  checkGuest(ctx);
  checkDelivery(ctx, input.delivery_preference);
  const row = await lockedRow(ctx);
  // Whether it is free depends on promotions for orders that are shipped.
  const before = await openCart(ctx, { ...row, delivery_preference: input.delivery_preference });
  checkNotEmpty(before);
  const chosen = await withDelivery(ctx, row, before, {
    type: input.delivery_preference,
    to: await shipToOf(ctx, input),
    provider: input.provider,
    multiship: input.multiship_method,
  });
  const { cart } = await openCart(ctx, chosen);
  await saveDelivery(ctx.q, chosen);
  return { cart, checksum: cart.checksum };
};

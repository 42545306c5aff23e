import { readCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { checkDelivery } from './delivery.ts';
import { checkGuest } from './guest-rules.ts';
import { providersFor } from './providers.ts';
import { shipToOf } from './ship-to.ts';

export const getShippingProviders: Handler<'checkout/getShippingProviders'> = async (ctx, input) => {
  checkGuest(ctx);
  checkDelivery(ctx, input.delivery_preference);
  const open = await readCart(ctx);
  checkNotEmpty(open);
  return providersFor(ctx, open, input.delivery_preference, await shipToOf(ctx, input));
};

import { lockedRow, openCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { checkDelivery, pickupLocation } from './delivery.ts';
import { checkGuest } from './guest-rules.ts';
import { saveDelivery } from './queries.ts';

export const setDelivery: Handler<'checkout/setDelivery'> = async (ctx, input) => {
  checkGuest(ctx);
  checkDelivery(ctx, input.delivery_preference);
  const location = pickupLocation(ctx, input.location_id);
  const row = await lockedRow(ctx);
  const chosen = {
    ...row,
    delivery_preference: input.delivery_preference,
    pickup_location_id: location.location_id,
  };
  const open = await openCart(ctx, chosen);
  checkNotEmpty(open);
  await saveDelivery(ctx.q, row.id, chosen.delivery_preference, chosen.pickup_location_id);
  return { cart: open.cart, checksum: open.cart.checksum };
};

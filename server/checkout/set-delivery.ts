import { isShippedType } from '../../contract/shipped-types.ts';
import { lockedRow, openCart } from '../cart/cart.ts';
import type { Context, Handler } from '../context.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { askedDelivery, checkDelivery, checkElectronic, collectedAt } from './delivery.ts';
import { checkGuest } from './guest-rules.ts';
import { saveDelivery } from './queries.ts';

export const setDelivery: Handler<'checkout/setDelivery'> = async (ctx, asked) => {
  const input = { ...asked, delivery_preference: askedDelivery(asked) };
  checkGuest(ctx);
  checkDelivery(ctx, input.delivery_preference);
  const place = placeOf(ctx, input);
  const row = await lockedRow(ctx);
  const chosen = {
    ...row,
    ...place,
    delivery_preference: input.delivery_preference,
    ship_to: null,
    provider: '',
    multiship_method: 'all' as const,
  };
  const open = await openCart(ctx, chosen);
  checkNotEmpty(open);
  checkElectronic(open, input.delivery_preference);
  await saveDelivery(ctx.q, chosen);
  return { cart: open.cart, checksum: open.cart.checksum };
};

/** Orders that are sent or emailed are not collected anywhere. */
function placeOf(ctx: Context, input: { delivery_preference: string; location_id?: number | undefined }) {
  if (isShippedType(input.delivery_preference)) return { pickup_location_id: null };
  const location = collectedAt(ctx, input.delivery_preference, input.location_id);
  return { pickup_location_id: location?.location_id ?? null };
}

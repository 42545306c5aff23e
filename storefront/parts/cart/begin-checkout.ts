import type { Answer } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';
import { isShippedType } from '../../../contract/shipped-types.ts';
import type { BeginCheckout } from './cart-change.ts';

/**
 * Chooses how the order reaches the shopper. What is delivered begins with the preferred address and the cheapest option
 * (SHIPPING-020, SHIPPING-021); without any, the checkout page says why.
 */
export async function beginCheckout(
  api: Call,
  { delivery_preference = 'pickup', location_id }: BeginCheckout,
): Promise<Answer<{ cart: Cart }>> {
  const isShipped = isShippedType(delivery_preference);
  const chosen = await api('checkout/setDelivery', {
    delivery_preference,
    ...(isShipped ? {} : { location_id }),
  });
  if (!chosen.ok || !isShipped) return chosen;
  const usual = await api('checkout/setShipping', { delivery_preference });
  return usual.ok ? usual : chosen;
}

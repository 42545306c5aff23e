import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';

/**
 * What a cart still needs for delivery to an address: its name, and the sentence to show (SHIPPING-025, SHIPPING-034); null for
 * nothing.
 */
export function missingIn({ ship_to, provider }: Cart): { name: string; sentence: string } | null {
  if (!ship_to) return { name: m.shipping_needed_address(), sentence: m.refusal_address_missing() };
  if (provider) return null;
  return { name: m.shipping_needed_option(), sentence: m.refusal_shipping_missing() };
}

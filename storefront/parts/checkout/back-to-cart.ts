import type { Cart } from '../../../contract/cart.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { checkoutGate, type GateCode } from '../cart/checkout-gate.ts';

/** Why the checkout sends a cart back to the cart page, which has a sentence for each (notice-codes.ts). */
export type BackToCart =
  | 'cart_empty'
  | 'no_delivery'
  | 'unshippable'
  | 'emailed_only'
  | 'tickets_only'
  | 'not_emailed'
  | GateCode;

/** What does not fit about this cart with this delivery, null for nothing (CHECKOUT-009, 024..028). */
export function misfitOf(cart: Cart, delivery: string): BackToCart | null {
  const { is_emailed, contains_ticket } = cart.summary;
  if (cart.items.length === 0) return 'cart_empty';
  if (delivery === '') return 'no_delivery';
  if (cart.contains_unavailable) return 'cart_unavailable';
  if (cart.contains_unshippable && delivery === 'ship') return 'unshippable';
  if (is_emailed && delivery !== 'electronic') return contains_ticket ? 'tickets_only' : 'emailed_only';
  if (!is_emailed && delivery === 'electronic') return 'not_emailed';
  return null;
}

/** Why the checkout page does not open for this shopper, null when it does. */
export function backToCart(cart: Cart, settings: SiteSettings, loggedIn: boolean): BackToCart | null {
  const misfit = misfitOf(cart, cart.delivery_preference);
  const gate = checkoutGate(cart, settings, loggedIn);
  // The sentences of these speak of the button, which a gate takes away.
  const saysPress = misfit === 'no_delivery' || misfit === 'emailed_only' || misfit === 'tickets_only';
  if (misfit) return saysPress && gate ? gate.code : misfit;
  if (!gate) return null;
  // The checkout page offers the other locations: one of them may have what this one lacks.
  const isStock = gate.code === 'guest_out_of_stock' || gate.code === 'cart_adjustment';
  return isStock && settings.store_info.is_multistore ? null : gate.code;
}

/** The cart page with its reason. An empty cart needs none: that page is about nothing else. */
export function backToCartPath(reason: BackToCart): string {
  return reason === 'cart_empty' ? '/checkout/cart' : `/checkout/cart?problem=${reason}`;
}

import type { Cart } from '../../../contract/cart.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { formatMoney } from '../../../ui/money.ts';
import { adjustmentsOf } from './adjustments.ts';

export interface Gate {
  kind: 'disabled' | 'unavailable' | 'adjustment' | 'minimum' | 'account' | 'gift_card' | 'out_of_stock';
  /** Why there is no way to the checkout just now, and what would open it. */
  sentence: string;
}

type Rules = Pick<
  SiteSettings,
  'cart_enabled' | 'guest_show_cart' | 'guest_show_price' | 'guest_allow_checkout' | 'checkout_info'
>;

/**
 * What keeps this cart from the checkout, null for nothing (CART-049, CHECKOUT-050..054). The server decides again; this
 * says it before the shopper has typed their address.
 */
export function checkoutGate(cart: Cart, settings: Rules, loggedIn: boolean): Gate | null {
  if (!settings.cart_enabled) return { kind: 'disabled', sentence: 'Online ordering is disabled.' };
  if (cart.contains_unavailable) {
    return { kind: 'unavailable', sentence: 'Some items are no longer available. Remove them to check out.' };
  }
  if (adjustmentsOf(cart).length > 0) {
    return { kind: 'adjustment', sentence: 'Please confirm the cart adjustment to check out.' };
  }
  if (!cart.meets_order_min) {
    return {
      kind: 'minimum',
      sentence: belowMinimum(cart.summary.subtotal, settings.checkout_info.order_min),
    };
  }
  return loggedIn ? null : guestGate(cart, settings);
}

/** CART-050: the minimum, and how much is missing. */
export function belowMinimum(subtotal: number, minimum: number): string {
  const missing = Math.max(0, minimum - subtotal);
  return `The order minimum is ${formatMoney(minimum)}. Please add ${formatMoney(missing)} more to check out.`;
}

/** Guests collect in store what is in stock (decisions A.6). */
function guestGate(cart: Cart, settings: Rules): Gate | null {
  const mayBuy = settings.guest_allow_checkout && settings.guest_show_cart && settings.guest_show_price;
  if (!mayBuy) {
    return { kind: 'account', sentence: 'Please log in or create an account to check out.' };
  }
  if (cart.items.some((item) => item.cart_info.is_giftcard)) {
    return { kind: 'gift_card', sentence: 'A gift card must be paid at once. Please log in to order it.' };
  }
  if (!cart.can_click_collect) {
    return {
      kind: 'out_of_stock',
      sentence: 'Not everything in your cart is in stock. To order it, please log in or create an account.',
    };
  }
  return null;
}

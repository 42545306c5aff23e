import type { Cart } from '../../../contract/cart.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import { adjustmentsOf } from './adjustments.ts';
import { type GuestRules, guestsMayOrder } from './guest-rules.ts';
import { problemFor } from './notice-codes.ts';

/** The codes with which the server refuses such a cart, where it has one. */
export type GateCode =
  | 'cart_disabled'
  | 'cart_unavailable'
  | 'cart_adjustment'
  | 'below_order_minimum'
  | 'guest_checkout_disabled'
  | 'guest_gift_card'
  | 'guest_ticket'
  | 'guest_out_of_stock';

/** What an account would open (CHECKOUT-080). */
const forCustomers: readonly string[] = [
  'guest_checkout_disabled',
  'guest_gift_card',
  'guest_ticket',
  'guest_out_of_stock',
] satisfies GateCode[];

export function asksForAccount(code: string): boolean {
  return forCustomers.includes(code);
}

export interface Gate {
  code: GateCode;
  /** Why there is no way to the checkout just now, and what would open it. */
  sentence: string;
}

type Rules = GuestRules & Pick<SiteSettings, 'checkout_info'>;

/**
 * What keeps this cart from the checkout, null for nothing (CART-049, CHECKOUT-050..054). The server decides again; this
 * says it before the shopper has typed their address.
 */
export function checkoutGate(cart: Cart, settings: Rules, loggedIn: boolean): Gate | null {
  if (!settings.cart_enabled) return gateOf('cart_disabled');
  if (cart.contains_unavailable) return gateOf('cart_unavailable');
  if (adjustmentsOf(cart).length > 0) return gateOf('cart_adjustment');
  if (!cart.meets_order_min) {
    const sentence = belowMinimum(cart.summary.subtotal, settings.checkout_info.order_min);
    return { code: 'below_order_minimum', sentence };
  }
  return loggedIn ? null : guestGate(cart, settings);
}

function gateOf(code: GateCode): Gate {
  return { code, sentence: problemFor(code) };
}

/** CART-050: the minimum, and how much is missing. */
export function belowMinimum(subtotal: number, minimum: number): string {
  const missing = Math.max(0, minimum - subtotal);
  return m.refusal_below_order_minimum({ minimum: formatMoney(minimum), missing: formatMoney(missing) });
}

/** Guests collect in store what is in stock, or order nothing but what is emailed (decisions A.6). */
function guestGate(cart: Cart, settings: Rules): Gate | null {
  if (!guestsMayOrder(settings)) return gateOf('guest_checkout_disabled');
  if (cart.summary.is_emailed) return null;
  if (cart.items.some((item) => item.cart_info.is_giftcard)) return gateOf('guest_gift_card');
  if (cart.summary.contains_ticket) return gateOf('guest_ticket');
  if (cart.can_click_collect) return null;
  const gate = gateOf('guest_out_of_stock');
  const offers = cart.items.map(({ title_info }) => title_info.available);
  if (offers.some(({ onhand }) => onhand > 0)) return gate;
  const areElsewhere = offers.every(({ status }) => status === 'elsewhere');
  return { ...gate, sentence: areElsewhere ? m.cart_in_stock_elsewhere() : m.cart_nothing_in_stock() };
}

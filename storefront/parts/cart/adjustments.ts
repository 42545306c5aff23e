import type { Cart, CartItem } from '../../../contract/cart.ts';

/** A line that asks for more than can be had: 'requested' falls to 'available', 0 takes the line away. */
export interface Adjustment {
  cartId: number;
  title: string;
  requested: number;
  available: number;
}

/** Lines above what is on hand and not to be ordered: what a 'Cart adjustment' would change (CART-047, CART-048). */
export function adjustmentsOf(cart: Cart): Adjustment[] {
  return cart.items.filter(isShort).map(({ cart_info, title_info }) => ({
    cartId: cart_info.cart_id,
    title: title_info.title,
    requested: cart_info.quantity,
    available: Math.max(0, title_info.available.onhand),
  }));
}

/** Lines that cannot be bought at all stay out: they have their own way off the cart ('remove unavailable'). */
function isShort({ cart_info, title_info }: CartItem): boolean {
  if (!cart_info.cartable) return false;
  return cart_info.quantity - cart_info.backorder_quantity > title_info.available.onhand;
}

export function unavailableItems(cart: Cart): CartItem[] {
  return cart.items.filter((item) => !item.cart_info.cartable);
}

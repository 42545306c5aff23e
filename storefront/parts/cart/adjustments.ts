import type { Cart, CartItem } from '../../../contract/cart.ts';

/** A line that asks for more than can be had: 'requested' falls to 'available', 0 takes the line away. */
export interface Adjustment {
  cartId: number;
  title: string;
  requested: number;
  available: number;
}

/**
 * Lines above what is on hand and not to be ordered: what a 'Cart adjustment' changes (CART-047, CART-048). Keep the rule
 * in step with `cart/adjust`, so that the shopper reads of every line that it takes away.
 */
export function adjustmentsOf(cart: Cart): Adjustment[] {
  return cart.items.filter((item) => isShort(item) && !isElsewhere(item)).map(adjustmentOf);
}

/** Those, and lines that cannot be bought any more: what an order of this cart would lack (CHECKOUT-047). */
export function shortfallsOf(cart: Cart): Adjustment[] {
  return cart.items
    .filter((item) => isShort(item) || !item.cart_info.cartable)
    .map((item) => (item.cart_info.cartable ? adjustmentOf(item) : { ...adjustmentOf(item), available: 0 }));
}

function isShort({ cart_info, title_info }: CartItem): boolean {
  return cart_info.quantity - cart_info.backorder_quantity > title_info.available.onhand;
}

/** Another location has the copies: the shopper may choose that one instead of losing the line. */
const isElsewhere = ({ title_info }: CartItem): boolean => title_info.available.status === 'elsewhere';

const adjustmentOf = ({ cart_info, title_info }: CartItem): Adjustment => ({
  cartId: cart_info.cart_id,
  title: title_info.title,
  requested: cart_info.quantity,
  available: Math.max(0, title_info.available.onhand),
});

import * as m from '../../../messages/compiled/messages.js';

/** The success toast (CART-030, CART-031; decisions C.18). */
export function addedText(
  { quantity, title, price }: { quantity: number; title: string; price: number },
  money: (cents: number) => string,
): string {
  return m.cart_added({ count: quantity, title, price: money(price) });
}

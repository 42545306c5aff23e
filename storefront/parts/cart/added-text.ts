import { m } from '../../../messages/compiled/messages.js';

/** The success toast (CART-030, CART-031; decisions C.18). */
export function addedText(
  { quantity, title, price }: { quantity: number; title: string; price: number },
  money: (cents: number) => string,
): string {
  return quantity === 1
    ? m.cart_added_one({ title, price: money(price) })
    : m.cart_added_several({ quantity, title, price: money(price) });
}

import type { Cart } from '../../../contract/cart.ts';

/** The checkout has nothing to offer to this cart with this delivery: back to the cart page (CHECKOUT-009, 024..028). */
export function isMisfit(cart: Cart, delivery: string): boolean {
  const { contains_only_emailed_gift_card: onlyEmailed } = cart.summary;
  return (
    delivery === '' ||
    cart.items.length === 0 ||
    cart.contains_unavailable ||
    (cart.contains_unshippable && delivery === 'ship') ||
    onlyEmailed !== (delivery === 'electronic')
  );
}

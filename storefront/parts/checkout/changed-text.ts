import type { Cart } from '../../../contract/cart.ts';

/** Why the cart that the shopper saw is not ordered: other goods than those, or the same for another price. */
export function changedText(seen: Cart, fresh: Cart): string {
  return goodsOf(seen) === goodsOf(fresh)
    ? 'Prices or stock have changed since you last saw your cart. Please check it again.'
    : 'Your cart has changed since you last saw it. Please check it again.';
}

function goodsOf({ items }: Cart): string {
  return items
    .map(({ cart_info, title_info: t }) => [t.eisbn, t.condition, cart_info.quantity].join(' '))
    .join();
}

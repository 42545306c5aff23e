import type { Refused } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import type { Cart, CartItem } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { type Adjustment, shortfallsOf } from '../cart/adjustments.ts';
import { asksForAccount } from '../cart/checkout-gate.ts';
import { problemFor } from '../cart/notice-codes.ts';
import { backToCartPath, misfitOf } from './back-to-cart.ts';
import { changedText, isSame, type SeenLine } from './changed-text.ts';
import { nothingOrderedPath } from './nothing-ordered-path.ts';
import { listedText, problemsOfRefusal } from './purchase-problems.ts';
import type { Problems, PurchaseValues } from './purchase-values.ts';
import { refusalText, refusedLines } from './refused-lines.ts';

export type Stop =
  /** 'We no longer have the inventory to fulfill this order.' (CHECKOUT-047) */
  | { kind: 'stock'; lines: Adjustment[] }
  /** 'Cart contains unavailable item(s)' (CHECKOUT-076) */
  | { kind: 'unavailable'; titles: string[] };

/** Why there is no order, for browsers with and without JavaScript. */
export type Unordered =
  /** The page at `path` says why. */
  | { kind: 'leave'; path: string }
  /** What keeps the cart from being ordered: listed in a dialog, or without JavaScript in the sentence of the refusal. */
  | { kind: 'stop'; stop: Stop }
  /** The form stays, with the cart as it is now if it is another one. */
  | { kind: 'stay'; sentence: string; asksForAccount: boolean; problems?: Problems; cart?: Cart };

/** What the shopper has seen of the cart, and who they are. */
export interface Shown {
  /** Null when the form does not tell. */
  lines: SeenLine[] | null;
  loggedIn: boolean;
  /** What the page is about. */
  delivery: string;
  /** The shopper has chosen something since, and has not seen its effect on the total. */
  byChoice?: boolean;
}

/** What a refusal of `checkout/submit` or `checkout/setDelivery` means. Throws what `api` throws. */
export async function afterRefusal(
  api: Call,
  refused: Refused,
  shown: Shown,
  values: PurchaseValues,
): Promise<Unordered> {
  const items = refusedLines(refused);
  switch (refused.error_code) {
    case 'cart_empty':
      return { kind: 'leave', path: nothingOrderedPath };
    // Never show typed values to another customer who has logged in since.
    case 'other_account':
      return { kind: 'leave', path: '/checkout/cart?problem=other_account' };
    case 'cart_unavailable':
      return { kind: 'stop', stop: { kind: 'unavailable', titles: items.map((i) => i.title) } };
    case 'not_enough_stock': {
      const lines = items.map((i) => ({ ...i, cartId: i.cart_id, available: i.onhand }));
      return { kind: 'stop', stop: { kind: 'stock', lines } };
    }
    case 'cart_changed': {
      const fresh = shown.lines && (await api('cart/get', {}));
      if (fresh?.ok) return changed(fresh.value.cart, shown.lines ?? [], shown);
    }
  }
  // The sentence gives the new total, and the page shows where it comes from.
  const fresh = freshFor.includes(refused.error_code) ? await api('cart/get', {}) : null;
  const problems = problemsOfRefusal(refused, values);
  return {
    kind: 'stay',
    ...(fresh?.ok && { cart: fresh.value.cart }),
    sentence: listedText(refused, problems) || refusalText(refused),
    asksForAccount: asksForAccount(refused.error_code),
    problems,
  };
}

/** Refusals after which the cart is another one. */
const freshFor = ['promo_not_applied', 'promo_used_up', 'promo_used', 'promo_gone', 'registry_bought'];

/** Why the newest cart is not to be ordered as the shopper saw it; null when it is. */
export function misfitOfCart(fresh: Cart, seen: Cart, shown: Shown): Unordered | null {
  if (fresh.items.length === 0) return { kind: 'leave', path: nothingOrderedPath };
  const lines = shortfallsOf(fresh);
  if (lines.length > 0) return { kind: 'stop', stop: { kind: 'stock', lines } };
  const misfit = misfitOf(fresh, shown.delivery);
  if (misfit) return { kind: 'leave', path: backToCartPath(misfit) };
  if (fresh.checksum === seen.checksum) return null;
  const seenLines = shown.lines ?? [];
  if (shown.byChoice && fresh.summary.total === seen.summary.total && isSame(seenLines, fresh)) return null;
  const changes = changed(fresh, seenLines, shown);
  const gift = boughtSince(seen, fresh);
  return gift ? { ...changes, sentence: `${gift} ${changes.sentence}` } : changes;
}

/** Says that others have bought what a registry asked for, which may have changed the delivery and the total; '' = they have not. */
function boughtSince(seen: Cart, fresh: Cart): string {
  const isOver = ({ cart_info: { gift_registry_info: gift, quantity } }: CartItem) =>
    gift !== null && gift.left < quantity;
  const known = new Set(seen.items.filter(isOver).map(({ cart_info }) => cart_info.cart_id));
  const item = fresh.items.find((one) => isOver(one) && !known.has(one.cart_info.cart_id));
  const gift = item?.cart_info.gift_registry_info;
  if (!item || !gift) return '';
  return m.refusal_registry_bought({ title: item.title_info.title, registry: gift.name, count: gift.left });
}

function changed(
  fresh: Cart,
  seen: SeenLine[],
  { loggedIn, byChoice }: Shown,
): Extract<Unordered, { kind: 'stay' }> {
  const changes = changedText(seen, fresh, byChoice);
  const mayOrder = loggedIn || fresh.can_click_collect;
  const sentence = mayOrder ? changes : `${changes} ${problemFor('guest_out_of_stock')}`;
  return { kind: 'stay', sentence, asksForAccount: !mayOrder, cart: fresh };
}

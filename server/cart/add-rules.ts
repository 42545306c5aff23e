import { maxCopies, maxTitles } from '../../contract/cart-limits.ts';
import type { Offer } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { requiresAccount } from './cart.ts';

export function checkShop(ctx: Context): void {
  if (!ctx.store.settings.cart_enabled) throw refuse('cart_disabled', m.refusal_cart_disabled());
  if (requiresAccount(ctx)) {
    throw refuse('requires_account', m.refusal_requires_account());
  }
}

/** Refuses what cannot be bought at all; returns the price of a copy in cents. */
export function checkOffer(
  title: { title: string; is_giftcard: boolean; deleted?: boolean },
  offer: Offer,
): number {
  if (title.is_giftcard) {
    throw refuse('gift_card_page_only', m.refusal_gift_card_page_only());
  }
  if (offer.code !== 'NEW' && offer.onhand === 0 && offer.price === null) {
    throw refuse('unavailable', m.refusal_unavailable_copy({ condition: offer.code, title: title.title }));
  }
  if (offer.availability === 'no_price' || offer.price === null) {
    throw refuse('no_price', m.refusal_no_price({ title: title.title }));
  }
  if (!offer.cartable || title.deleted) {
    throw refuse('unavailable', m.refusal_unavailable({ title: title.title, why: offer.text }));
  }
  return offer.price;
}

export function checkCounts(lines: number, quantity: number): void {
  if (quantity > maxCopies) {
    throw refuse('too_many_copies', m.refusal_too_many_copies({ max: maxCopies }));
  }
  if (lines > maxTitles) {
    throw refuse('too_many_titles', m.refusal_too_many_titles({ max: maxTitles }));
  }
}

/**
 * Refuses more copies than are on hand, unless the shopper agreed that the rest is ordered (CART-013..016). With none
 * on hand there is nothing to agree on: the offer has already said that it would be ordered.
 */
export function checkCopies(offer: Offer, requested: number, orderRest: boolean): void {
  const { onhand, is_extra_orderable } = offer;
  if (requested <= onhand) return;
  if (is_extra_orderable && (onhand === 0 || orderRest)) return;
  throw refuse('not_enough_stock', m.refusal_not_enough_stock({ count: onhand }), {
    onhand,
    requested,
    is_extra_orderable,
  });
}

export function unknownLine(): Refusal {
  return refuse('unknown_line', m.refusal_unknown_line());
}

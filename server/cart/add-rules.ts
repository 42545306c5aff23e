import type { Offer } from '../../contract/title.ts';
import { type Refusal, refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { requiresAccount } from './cart.ts';

/** CART-019: copies of one line. */
export const mostCopies = 9999;
/** A cart is read whole at every step; a school's list of a thousand titles still fits. */
export const mostLines = 1000;

export function checkShop(ctx: Context): void {
  if (!ctx.store.settings.cart_enabled) throw refuse('cart_disabled', 'Online ordering is disabled.');
  if (requiresAccount(ctx)) {
    throw refuse('requires_account', 'Please log in or create an account to order online.');
  }
}

/** Refuses what cannot be bought at all; returns the price of a copy in cents. */
export function checkOffer(
  title: { title: string; is_giftcard: boolean; deleted?: boolean },
  offer: Offer,
): number {
  if (title.is_giftcard) {
    throw refuse('gift_card_page_only', 'Gift cards are ordered on the gift card page.');
  }
  if (offer.code !== 'NEW' && offer.onhand === 0 && offer.price === null) {
    throw refuse(
      'unavailable',
      `We have no ${offer.code === 'USED' ? 'used' : 'remainder'} copy of ${title.title}.`,
    );
  }
  if (offer.availability === 'no_price' || offer.price === null) {
    throw refuse('no_price', `${title.title} has no price online. Please contact us to order it.`);
  }
  if (!offer.cartable || title.deleted) {
    throw refuse('unavailable', `${title.title} cannot be ordered: ${offer.text}.`);
  }
  return offer.price;
}

export function checkCounts(lines: number, quantity: number): void {
  if (quantity > mostCopies) {
    throw refuse('over_maximum', `You can order at most ${mostCopies} copies of a title at once.`);
  }
  if (lines > mostLines) {
    throw refuse('over_maximum', `A cart holds at most ${mostLines} titles. Please place this order first.`);
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
  throw refuse('not_enough_stock', `We only have ${onhand} in stock`, {
    onhand,
    requested,
    is_extra_orderable,
  });
}

export function unknownLine(): Refusal {
  return refuse('unknown_line', 'This title is not in your cart any more.');
}

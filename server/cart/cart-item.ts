import type { CartItem } from '../../contract/cart.ts';
import { goodsKindOf, isTicket } from '../../contract/goods-kind.ts';
import type { Offer } from '../../contract/title.ts';
import { withdrawnText } from '../pricing/availability-text.ts';
import { backorderText } from '../pricing/backorder-text.ts';
import { releaseSeconds } from '../pricing/release-date.ts';
import type { CartGift } from '../registry/cart-gifts.ts';
import { isShippable } from '../shipping/shipping-rate.ts';
import type { LastOrder } from '../title/last-orders.ts';
import type { LineRow } from './queries.ts';

/** A line with what it costs and what is left of it, now. */
export interface PricedLine {
  line: LineRow;
  offer: Offer;
  /** Can be bought (as far as the title goes: the quantity may still exceed what is on hand). */
  cartable: boolean;
  /** Copies beyond those on hand that would be ordered for the shopper. */
  backorder: number;
  /** The registry that it is bought for, if any. */
  gift: CartGift | null;
}

export function priceLine(line: LineRow, offer: Offer, gift: CartGift | null = null): PricedLine {
  const cartable = offer.cartable && offer.price !== null && !line.deleted;
  const missing = Math.max(0, line.quantity - offer.onhand);
  return { line, offer, cartable, backorder: cartable && offer.is_extra_orderable ? missing : 0, gift };
}

/** How many copies of a line its registry still needs. */
export const wishedCopies = ({ line, gift }: PricedLine): number =>
  gift ? Math.min(gift.left, line.quantity) : 0;

function infoOf({ occasion, name, owner_name, left }: CartGift) {
  return { occasion, name, owner_name, left };
}

/** More copies than are on hand of something that cannot be ordered (CART-047). */
export function isShort({ line, offer, backorder }: PricedLine): boolean {
  return line.quantity - backorder > offer.onhand;
}

/** It is to be sent and does not fit into a parcel: a file, or a license. Tickets are emailed beside what is sent. */
export const isUnshippable = ({ line }: PricedLine): boolean =>
  !isTicket(line) && !isShippable(goodsKindOf(line));

/** What a line shows besides itself. */
interface LineView {
  requiresAccount: boolean;
  unshippable: boolean;
  /** Copies of its title in the cart. */
  count: number;
  /** The customer's last order of its title; undefined = none. */
  lastOrder: LastOrder | undefined;
}

export function cartItem(
  priced: PricedLine,
  { requiresAccount, unshippable, count, lastOrder }: LineView,
  promotions: CartItem['cart_info']['promotions'],
): CartItem {
  const { line, offer, cartable, backorder, gift } = priced;
  const price = offer.price ?? 0;
  return {
    cart_info: {
      cart_id: line.line_id,
      position: line.position,
      quantity: line.quantity,
      count,
      sold_price: price,
      cartable,
      cartable_logged_in: requiresAccount,
      unshippable,
      is_giftcard: line.is_giftcard,
      backorder_quantity: backorder,
      backorder_sub_message: backorderText(backorder, line, offer.availability === 'forthcoming'),
      last_ordered: lastOrder ? { date_ordered: lastOrder.date_ordered } : null,
      gift_registry_id: gift?.gift_registry_id ?? null,
      gift_registry_info: gift && infoOf(gift),
      cart_notes: line.notes,
      line_total: cartable ? line.quantity * price : 0,
      promotions,
    },
    title_info: {
      eisbn: line.eisbn,
      title: line.title,
      subtitle: line.subtitle,
      authors: line.authors.map((a) => ({
        name: a.name,
        canadian: a.canadian ?? false,
        role: a.role ?? 'A01',
      })),
      binding: line.binding,
      cover_image_cache: line.cover_cache,
      cover_ratio: line.cover_ratio,
      price: offer.price,
      is_forthcoming: offer.availability === 'forthcoming',
      release_date: releaseSeconds(line.release_date),
      condition: line.condition,
      available: line.deleted ? { ...offer, ...withdrawnText() } : offer,
    },
  };
}

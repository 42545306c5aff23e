import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import type { OpenCart } from '../cart/cart.ts';
import { isShort, wishedCopies } from '../cart/cart-item.ts';
import type { Context } from '../context.ts';
import { lastFourOf } from '../giftcard/card-number.ts';
import { moneyText } from '../pricing/money-text.ts';
import { linesData } from './guest-rules.ts';

export function checkNotEmpty(open: OpenCart): void {
  if (open.lines.length === 0) throw refuse('cart_empty', m.cart_empty());
}

/** Everything must still be for sale, in the quantity asked for. */
export function checkAvailable(open: OpenCart): void {
  const gone = open.lines.filter((l) => !l.cartable);
  if (gone.length > 0) {
    throw refuse('cart_unavailable', m.refusal_cart_unavailable(), { items: linesData(gone) });
  }
  if (open.lines.some(isShort)) throw stockGone(open);
}

/** CHECKOUT-047; lists the lines that ask for more than there is. */
export function stockGone(open: OpenCart): Refusal {
  const short = open.lines.filter((l) => l.line.quantity > l.offer.onhand);
  return refuse('not_enough_stock', m.refusal_not_enough_stock_order(), {
    items: linesData(short),
  });
}

/**
 * The shopper pays what they saw, or is asked again. Clients that saw no cart send no checksum. A checksum does not tell
 * what has changed.
 */
export function checkSeen(open: OpenCart, seen: string | undefined): void {
  if (seen === undefined || seen === '' || seen === open.cart.checksum) return;
  throw cartChanged(open);
}

/** Refuses an order whose gift cards pay something else than the shopper saw. Their last four letters tell them apart. */
export function checkSeenCards(
  open: OpenCart,
  seen: readonly { number: string; amount: number }[] | undefined,
): void {
  if (seen === undefined) return;
  const paying = (cards: readonly { number: string; amount: number }[]) =>
    cards
      .filter(({ amount }) => amount > 0)
      .map(({ number, amount }) => `${lastFourOf(number.toUpperCase())} ${amount}`)
      .sort()
      .join();
  if (paying(seen) !== paying(open.cart.gift_cards)) throw cartChanged(open);
}

const cartChanged = ({ cart }: OpenCart) =>
  refuse('cart_changed', m.refusal_cart_changed(), { checksum: cart.checksum, total: cart.summary.total });

/**
 * Refuses once when others have bought what a registry asked for. With the checksum that comes with the refusal, the copies are
 * ordered all the same; the registry does not count them.
 */
export function checkGifts(open: OpenCart, seen: string | undefined): void {
  const over = open.lines.find((priced) => priced.gift && wishedCopies(priced) < priced.line.quantity);
  if (!over?.gift || seen === open.cart.checksum) return;
  const { name, left } = over.gift;
  throw refuse(
    'registry_bought',
    m.refusal_registry_bought({ title: over.line.title, registry: name, count: left }),
    { checksum: open.cart.checksum, items: linesData([over]) },
  );
}

export function checkMinimum(ctx: Context, open: OpenCart): void {
  if (open.quote?.isInEffect) return;
  const { order_min } = ctx.store.settings.checkout_info;
  const missing = order_min - open.cart.summary.subtotal;
  if (missing <= 0) return;
  const money = (cents: number) => moneyText(cents, ctx.store.currency);
  throw refuse(
    'below_order_minimum',
    m.refusal_below_order_minimum({ minimum: money(order_min), missing: money(missing) }),
    { order_min, missing },
  );
}

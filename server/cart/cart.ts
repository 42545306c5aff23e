import { createHash } from 'node:crypto';
import type { Cart } from '../../contract/cart.ts';
import { hiddenAddress, type ShipTo, shipTo as shipToShape } from '../../contract/ship-to.ts';
import { customerOf } from '../call/who.ts';
import type { Context } from '../context.ts';
import { cardOffer } from '../giftcard/card-offer.ts';
import { type CardUse, cardsOfCart, payWithCards, shownCards } from '../giftcard/cart-cards.ts';
import { offerOf, suppliesOf } from '../pricing/offers.ts';
import { readyText } from '../pricing/pickup-ready.ts';
import { nothingPromoted, type Promoted } from '../promotion/promote.ts';
import { type CartQuote, quotedOffer, quoteOfCart } from '../quote/cart-quote.ts';
import { giftsOfCart } from '../registry/cart-gifts.ts';
import { deliversSomehow } from '../shipping/delivers-somehow.ts';
import { taxesOn } from '../tax/taxes.ts';
import { type LastOrder, lastOrdersOf } from '../title/last-orders.ts';
import { cartItem, isShort, isUnshippable, type PricedLine, priceLine, wishedCopies } from './cart-item.ts';
import { type DeliveryDue, deliveryDue, nothingDelivered } from './delivery-due.ts';
import { type GiftDestination, giftDestinations } from './gift-addresses.ts';
import { linePromotionsOf, promoDiscountOf, promotionsDue } from './promotions-due.ts';
import { type CartRow, findCart, lockCart, readLines } from './queries.ts';
import { salePlace } from './sale-place.ts';
import { amountsOf, summaryOf } from './summary.ts';
import { nothingDue, type TaxesDue, taxesDue } from './taxes-due.ts';

/** A cart with fresh prices and stock: the API's entity, and the lines behind it for handlers that change it. */
export interface OpenCart {
  cart: Cart;
  lines: PricedLine[];
  /** Pickup location: the stock is checked there. */
  locationId: number | null;
  due: TaxesDue;
  promoted: Promoted;
  delivery: DeliveryDue;
  /** Where it goes. Unlike that of the cart, it has the address of a gift registry in full: for the order alone. */
  shipTo: ShipTo | null;
  /** What its gift cards pay. */
  cards: CardUse[];
  /** The quote that it is bound to; its prices are on the lines where it is in effect. */
  quote: CartQuote | null;
}

/** What is due for a cart before its gift cards pay, and what is known of its lines. */
type Due = Pick<OpenCart, 'due' | 'promoted' | 'delivery' | 'quote'> & {
  held: Awaited<ReturnType<typeof cardsOfCart>>;
  destinations: GiftDestination[];
  /** The customer's last orders of its titles, by title. */
  lastOrders: ReadonlyMap<number, LastOrder>;
};

const nothing: Due = {
  due: nothingDue,
  promoted: nothingPromoted,
  delivery: nothingDelivered,
  quote: null,
  held: [],
  destinations: [],
  lastOrders: new Map(),
};

/** The shopper's cart; an empty one if they have none. */
export async function readCart(ctx: Context): Promise<OpenCart> {
  const row = await storedRow(ctx);
  return row ? openCart(ctx, row) : assemble(ctx, undefined, [], nothing, ctx.locationId);
}

/** The row of the shopper's cart, if they have one. */
export async function storedRow(ctx: Context): Promise<CartRow | undefined> {
  return ctx.session ? findCart(ctx.q, ctx.session) : undefined;
}

/** The row of the shopper's cart, made if they have no cart yet, and locked until the transaction ends. */
export function lockedRow(ctx: Context): Promise<CartRow> {
  if (!ctx.session) throw new Error('the action creates a session');
  return lockCart(ctx.q, ctx.store.id, ctx.session);
}

/** Whose stock a cart is measured against: the chosen pickup place, else the shopper's. */
export function stockLocationOf(ctx: Context, row: CartRow): number | null {
  return row.pickup_location_id ?? ctx.locationId;
}

/** Prices a stored cart. */
export async function openCart(
  ctx: Context,
  stored: CartRow,
  locationId: number | null = stockLocationOf(ctx, stored),
): Promise<OpenCart> {
  const view = { ...ctx, locationId };
  const kept = await readLines(ctx.q, stored.id);
  const supplies = await suppliesOf(ctx.q, view, kept);
  const gifts = await giftsOfCart(ctx, stored.id, kept);
  const destinations = await giftDestinations(ctx, [
    ...new Set([...gifts.values()].map(({ gift_registry_id }) => gift_registry_id)),
  ]);
  const row = withDestination(stored, destinations);
  const quote = await quoteOfCart(ctx.q, row, kept, { now: ctx.now, timeZone: ctx.store.timeZone });
  const lines = kept.map((line) => {
    const offer = line.is_giftcard
      ? cardOffer(view, line)
      : quotedOffer(offerOf(view, line, supplies.get(line.id) ?? [], line.condition), quote, line);
    return priceLine(line, offer, gifts.get(line.line_id));
  });
  if (lines.length === 0) return assemble(ctx, row, lines, nothing, locationId);
  // The shop has named its price: promotions take nothing off it (decision 0039).
  const promoted = quote?.isInEffect ? nothingPromoted : await promotionsDue(ctx, row, lines);
  const delivery = await deliveryDue(ctx, row, { lines, promoted, quote });
  const due = await taxesDue(ctx, salePlace(ctx.store, row, locationId));
  const held = await cardsOfCart(ctx.q, row.id);
  const lastOrders = await lastOrdersOf(
    ctx,
    lines.map(({ line }) => line.id),
  );
  const known = { due, promoted, delivery, quote, held, destinations, lastOrders };
  return assemble(ctx, row, lines, known, locationId);
}

/** The cart with the address of its registry as it is now; without any when it is no longer to be had. */
function withDestination(row: CartRow, destinations: readonly GiftDestination[]): CartRow {
  const id = row.ship_to?.gift_registry?.gift_registry_id;
  if (id === undefined) return row;
  const found = destinations.find(({ shown }) => shown.gift_registry_id === id);
  return found ? { ...row, ship_to: found.to } : { ...row, ship_to: null, provider: '' };
}

/** Guests may look but not buy where the store shows carts or prices only to customers (APP-014, APP-015). */
export function requiresAccount(ctx: Context): boolean {
  return !ctx.showPrices || (!customerOf(ctx) && !ctx.store.settings.guest_show_cart);
}

function assemble(
  ctx: Context,
  row: CartRow | undefined,
  lines: PricedLine[],
  { due, promoted, delivery, quote, held, destinations, lastOrders }: Due,
  locationId: number | null,
): OpenCart {
  const shipTo = row?.ship_to ?? null;
  const amounts = { ...amountsOf(lines, promoted), shipping: delivery.cost };
  const priced = summaryOf(lines, { promoted, delivery, taxes: taxesOn(amounts, due.rates) });
  const cards = payWithCards(held, priced.total, ctx.store.currency);
  const used = cards.reduce((sum, { amount }) => sum + amount, 0);
  const summary = { ...priced, total_gift_card_amount_used: used, total: priced.total - used };
  const onHand = lines.every((l) => l.cartable && l.line.quantity <= l.offer.onhand) && !summary.is_emailed;
  const ships = deliversSomehow(ctx.store.settings);
  const copiesOf = new Map<number, number>();
  for (const { line } of lines) copiesOf.set(line.id, (copiesOf.get(line.id) ?? 0) + line.quantity);
  const cart: Cart = {
    id: row?.id ?? 0,
    revision: row?.revision ?? 0,
    items: lines.map((l) =>
      cartItem(
        l,
        {
          requiresAccount: requiresAccount(ctx),
          unshippable: ships && isUnshippable(l),
          count: copiesOf.get(l.line.id) ?? 0,
          lastOrder: lastOrders.get(l.line.id),
        },
        linePromotionsOf(promoted, l),
      ),
    ),
    gift_cards: shownCards(cards),
    checksum: checksumOf(ctx.store.currency, lines, { promoted, summary, row }),
    can_click_collect: lines.length > 0 && onHand,
    pickup_ready: lines.length > 0 && onHand ? readyText({ ...ctx, locationId }) : '',
    contains_unavailable: lines.some((l) => !l.cartable),
    contains_unshippable: lines.some((l) => l.cartable && isUnshippable(l)),
    meets_order_min:
      quote?.isInEffect === true || summary.subtotal >= ctx.store.settings.checkout_info.order_min,
    summary,
    promo_code: { code: promoted.code, problem: promoted.problem?.message ?? '' },
    delivery_preference: row?.delivery_preference ?? '',
    pickup_location_id: row?.pickup_location_id ?? null,
    ship_to: shipTo && hiddenAddress(shipTo),
    gift_addresses: destinations.map(({ shown }) => shown),
    provider: delivery.option?.provider ?? '',
    provider_label: delivery.option?.label ?? '',
    multiship_method: row?.multiship_method ?? 'all',
    delivery_min: delivery.option?.delivery_min ?? 0,
    delivery_max: delivery.option?.delivery_max ?? 0,
    payment_choice: row?.payment_subtotal === summary.subtotal ? row.payment_choice : '',
    contact: row?.extras?.contact ?? null,
    custom: row?.extras?.custom ?? {},
    quote: quote && { order_number: quote.orderNumber, in_effect: quote.isInEffect },
  };
  return { cart, lines, locationId, due, promoted, delivery, shipTo, cards, quote };
}

/** Same checksum, same goods at the same prices with the same waiting: what the shopper agrees to by ordering. */
function checksumOf(
  currency: string,
  lines: readonly PricedLine[],
  { promoted, summary, row }: { promoted: Promoted; summary: Cart['summary']; row: CartRow | undefined },
): string {
  const goods = lines.map((l) => [
    l.line.eisbn,
    l.line.condition,
    l.line.quantity,
    l.offer.price,
    l.offer.row_price,
    l.cartable,
    l.backorder,
    isShort(l),
    l.line.notes,
    promoDiscountOf(promoted, l),
    ...(l.gift ? [l.gift.gift_registry_id, wishedCopies(l)] : []),
  ]);
  const { taxes, shipping, is_shipping_tbd, discounts, total_gift_card_amount_used, total } = summary;
  // Parsed: the database returns the fields of an address in another order than they were chosen in.
  const address = row?.ship_to && shipToShape.parse(hiddenAddress(row.ship_to));
  const way = row && address ? [address, row.provider, row.multiship_method] : [];
  const prices = [taxes, shipping, is_shipping_tbd, discounts, total_gift_card_amount_used, total];
  const seen = [currency, goods, ...prices, ...way];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}

import { goodsKindOf, isTicket } from '../../contract/goods-kind.ts';
import { isShippedType } from '../../contract/shipped-types.ts';
import type { ShippingProvider } from '../../contract/shipping.ts';
import type { Context } from '../context.ts';
import { dayIn } from '../pricing/release-date.ts';
import type { Promoted } from '../promotion/promote.ts';
import type { CartQuote } from '../quote/cart-quote.ts';
import { deliveryOptions } from '../shipping/delivery-options.ts';
import type { DeliveryPlace, ParcelGoods } from '../shipping/parcel.ts';
import { gramsOfTitles } from '../shipping/title-weights.ts';
import type { PricedLine } from './cart-item.ts';
import { pickupPlace } from './pickup-place.ts';
import { promoDiscountOf } from './promotions-due.ts';
import type { CartRow } from './queries.ts';

/** What the delivery that a cart has chosen costs. */
export interface DeliveryDue {
  /** The chosen way; null = none, or it is not to be had. */
  option: ShippingProvider | null;
  /** Cents to pay; 0 where the shop still computes it. */
  cost: number;
  isTbd: boolean;
}

export const nothingDelivered: DeliveryDue = { option: null, cost: 0, isTbd: false };

export async function deliveryDue(
  ctx: Context,
  row: CartRow,
  { lines, promoted, quote }: Pick<Wanted, 'lines' | 'promoted' | 'quote'>,
): Promise<DeliveryDue> {
  const { delivery_preference: type, ship_to: to, provider } = row;
  if (!isShippedType(type) || !to || provider === '') return nothingDelivered;
  const place = placeOf(to);
  const options = await optionsFor(ctx, {
    type,
    place,
    lines,
    promoted,
    quote,
    batched: row.multiship_method === 'batched',
    chosen: provider,
  });
  const option = options.find((one) => one.provider === provider && one.available);
  if (!option) return nothingDelivered;
  const isTbd = option.cost === null;
  return {
    option,
    cost: promoted.freeShipping ? 0 : (option.cost ?? 0),
    isTbd: isTbd && !promoted.freeShipping,
  };
}

export const placeOf = (to: { country: string; province: string; postal_code: string }): DeliveryPlace => ({
  country: to.country,
  region: to.province,
  postal: to.postal_code,
});

interface Wanted {
  type: ShippingProvider['delivery_preference'];
  place: DeliveryPlace;
  lines: readonly PricedLine[];
  promoted: Promoted;
  /** In effect, its charge for delivery replaces that of each way. */
  quote: CartQuote | null;
  /** Copies to come follow in a second shipment. */
  batched: boolean;
  /** The way that the cart has chosen before, '' = none. */
  chosen: string;
}

/** The ways to deliver these lines. In two shipments, each is paid for; a way that one of them cannot go is left out. */
export async function optionsFor(ctx: Context, wanted: Wanted): Promise<ShippingProvider[]> {
  const options = await pricedOptions(ctx, wanted);
  const quoted = wanted.quote?.isInEffect ? wanted.quote.shipping : null;
  return quoted === null ? options : options.map((option) => ({ ...option, cost: quoted }));
}

async function pricedOptions(ctx: Context, wanted: Wanted): Promise<ShippingProvider[]> {
  const { type, place, promoted, chosen } = wanted;
  const bought = wanted.lines.filter(({ line, cartable }) => cartable && !isTicket(line));
  const grams = await gramsOfTitles(
    ctx.q,
    bought.map(({ line }) => line),
  );
  const goodsOf = (line: PricedLine, quantity: number) => goodsIn(line, promoted, grams, quantity);
  const from = pickupPlace(ctx.store, ctx.locationId);
  const day = dayIn(ctx.store.timeZone, ctx.now);
  const options = (goods: ParcelGoods[]) =>
    deliveryOptions({ q: ctx.q, carriers: ctx.shop.carriers }, ctx.store, type, {
      parcel: { from, place, goods: goods.filter(({ quantity }) => quantity > 0) },
      day,
      chosen,
    });
  if (!wanted.batched || !isMixed(bought)) {
    return options(bought.map((line) => goodsOf(line, line.line.quantity)));
  }
  const first = await options(bought.map((line) => goodsOf(line, line.line.quantity - line.backorder)));
  const second = await options(bought.map((line) => goodsOf(line, line.backorder)));
  return first.flatMap((one) => {
    const other = second.find(({ provider }) => provider === one.provider);
    if (!other?.available) return [];
    const cost = one.cost === null || other.cost === null ? null : one.cost + other.cost;
    return [{ ...one, cost }];
  });
}

/** Some copies are on hand and some are still to come: they can go in two shipments (SHIPPING-016). */
export function isMixed(lines: readonly PricedLine[]): boolean {
  const onHand = lines.some(({ line, backorder }) => line.quantity > backorder);
  return onHand && lines.some(({ backorder }) => backorder > 0);
}

function goodsIn(
  priced: PricedLine,
  promoted: Promoted,
  grams: ReadonlyMap<number, number>,
  quantity: number,
): ParcelGoods {
  const { line, offer } = priced;
  const whole = line.quantity * (offer.price ?? 0) - promoDiscountOf(promoted, priced);
  return {
    eisbn: line.eisbn,
    kind: goodsKindOf(line),
    quantity,
    grams: grams.get(line.id) ?? 0,
    amount: Math.round((whole * quantity) / line.quantity),
  };
}

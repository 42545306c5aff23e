import type { AppliedPromotion } from '../../contract/promotion.ts';
import { isShippedType } from '../../contract/shipped-types.ts';
import { clockTime, wallClock } from '../../contract/wall-clock.ts';
import { customerOf } from '../call/who.ts';
import type { Context } from '../context.ts';
import { type PromotableGoods, type Promoted, promote } from '../promotion/promote.ts';
import type { PricedLine } from './cart-item.ts';
import type { CartRow } from './queries.ts';

/** What the promotions of the store take off a cart now. */
export function promotionsDue(ctx: Context, row: CartRow, lines: readonly PricedLine[]): Promise<Promoted> {
  const { using_promo_codes: takesCodes, ship_enabled } = ctx.store.settings.checkout_info;
  const { id: cartId, delivery_preference: way } = row;
  const ships = way === '' ? ship_enabled : isShippedType(way);
  return promote(ctx.q, { ...saleOf(ctx), cartId, takesCodes, ships }, lines.flatMap(promotable));
}

/** What the automatic promotions of the store take off goods that are in no cart yet. */
export function promotionsOnGoods(ctx: Context, goods: readonly PromotableGoods[]): Promise<Promoted> {
  const { ship_enabled: ships } = ctx.store.settings.checkout_info;
  return promote(ctx.q, { ...saleOf(ctx), cartId: 0, takesCodes: false, ships }, goods);
}

function saleOf(ctx: Context) {
  const { id: storeId, timeZone, currency } = ctx.store;
  const { day, minute } = wallClock(timeZone, ctx.now);
  const clock = `${day} ${clockTime(minute)}`;
  return { storeId, clock, timeZone, accountId: customerOf(ctx)?.corpId ?? null, currency };
}

/** Gift cards are worth what they cost: nothing is taken off them. */
function promotable({ line, offer, cartable }: PricedLine): PromotableGoods[] {
  if (!cartable || offer.price === null || line.is_giftcard) return [];
  const { id, condition, quantity, binding, is_large_print } = line;
  const format = is_large_print ? 'Large Print' : binding;
  return [{ key: goodsKey({ line }), quantity, price: offer.price, titleId: id, condition, format }];
}

const goodsKey = ({ line }: Pick<PricedLine, 'line'>) => `${line.eisbn} ${line.condition}`;

/** What promotions take off a whole line, in cents, by the promotion. */
export function linePromotionsOf({ applied }: Promoted, priced: Pick<PricedLine, 'line'>) {
  return applied.flatMap(({ promotion, lines }) => {
    const amount = lines.get(goodsKey(priced)) ?? 0;
    return amount > 0 ? [{ description: promotion.name, amount }] : [];
  });
}

/** Cents that promotions take off a whole line. */
export function promoDiscountOf(promoted: Promoted, priced: Pick<PricedLine, 'line'>): number {
  return linePromotionsOf(promoted, priced).reduce((sum, { amount }) => sum + amount, 0);
}

/** The promotions as the summary lists them. */
export function appliedPromotions({ applied }: Promoted): AppliedPromotion[] {
  return applied.map(({ promotion, amount }) => ({
    code: promotion.code,
    automatic: promotion.code === '',
    type: promotion.type,
    description: promotion.name,
    amount,
    expiry_date: promotion.expiry_date,
  }));
}

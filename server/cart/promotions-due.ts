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
  const { id: storeId, timeZone, currency, settings } = ctx.store;
  const { using_promo_codes, ship_enabled } = settings.checkout_info;
  const { day, minute } = wallClock(timeZone, ctx.now);
  const sale = {
    storeId,
    cartId: row.id,
    clock: `${day} ${clockTime(minute)}`,
    timeZone,
    accountId: customerOf(ctx)?.corpId ?? null,
    takesCodes: using_promo_codes,
    ships: row.delivery_preference === '' ? ship_enabled : isShippedType(row.delivery_preference),
    currency,
  };
  return promote(ctx.q, sale, lines.flatMap(promotable));
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

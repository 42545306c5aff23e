import type { Cart } from '../../contract/cart.ts';
import { goodsKindOf, isTicket } from '../../contract/goods-kind.ts';
import { isEmailedCard } from '../giftcard/sold-cards.ts';
import type { Promoted } from '../promotion/promote.ts';
import type { Amounts, Tax } from '../tax/taxes.ts';
import type { PricedLine } from './cart-item.ts';
import type { DeliveryDue } from './delivery-due.ts';
import { appliedPromotions, promoDiscountOf } from './promotions-due.ts';

/** Cents before tax of what can be bought, after promotions; lines that cannot are shown but not counted. */
function subtotalOf(
  lines: readonly PricedLine[],
  promoted: Promoted,
): { original: number; subtotal: number } {
  let original = 0;
  let subtotal = 0;
  for (const { line, offer, cartable } of lines) {
    if (!cartable || offer.price === null) continue;
    subtotal += line.quantity * offer.price - promoDiscountOf(promoted, { line });
    original += line.quantity * (offer.row_price ?? offer.price);
  }
  return { original, subtotal };
}

/** Cents before tax of what can be bought, after promotions, by kind of goods. */
export function amountsOf(lines: readonly PricedLine[], promoted: Promoted): Amounts {
  const amounts: Amounts = {};
  for (const { line, offer, cartable } of lines) {
    if (!cartable || offer.price === null) continue;
    const kind = goodsKindOf(line);
    const price = line.quantity * offer.price - promoDiscountOf(promoted, { line });
    amounts[kind] = (amounts[kind] ?? 0) + price;
  }
  return amounts;
}

export function summaryOf(
  lines: readonly PricedLine[],
  { promoted, delivery, taxes }: { promoted: Promoted; delivery: DeliveryDue; taxes: Tax[] },
): Cart['summary'] {
  const { original, subtotal } = subtotalOf(lines, promoted);
  return {
    item_count: lines.length,
    total_quantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    original_price: original,
    discounts: original - subtotal,
    promo_codes: appliedPromotions(promoted),
    subtotal,
    post_subtotal_discount: 0,
    taxes,
    shipping: delivery.cost,
    is_shipping_tbd: delivery.isTbd,
    total_gift_card_amount_used: 0,
    total: subtotal + delivery.cost + taxes.reduce((sum, tax) => sum + tax.amount, 0),
    contains_emailed_gift_card: lines.some(({ line }) => isEmailedCard(line)),
    contains_only_emailed_gift_card: lines.length > 0 && lines.every(({ line }) => isEmailedCard(line)),
    contains_ticket: lines.some(({ line }) => isTicket(line)),
    is_emailed: lines.length > 0 && lines.every(({ line }) => isEmailedCard(line) || isTicket(line)),
    contains_gift_registry_shipping: lines.some(({ gift }) => gift !== null),
    contains_gift_registry_item: lines.some(({ gift }) => gift !== null),
  };
}

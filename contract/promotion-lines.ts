import * as m from '../messages/compiled/messages.js';
import type { AppliedPromotion } from './promotion.ts';

interface Discounted {
  /** Cents: reduced prices and promotions. */
  discounts: number;
  promo_codes: readonly AppliedPromotion[];
}

/** Cents that reduced prices take off, without promotions. */
export function saleDiscountOf({ discounts, promo_codes }: Discounted): number {
  return promo_codes.reduce((rest, { amount }) => rest - amount, discounts);
}

/** Promotions on goods as a summary lists them: 'Summer sale (SUN10)', and the cents off. */
export function promotionLines({ promo_codes }: Pick<Discounted, 'promo_codes'>) {
  return promo_codes
    .filter(({ type }) => type !== 'freeship')
    .map((promotion) => ({ label: promotionLabel(promotion), amount: promotion.amount }));
}

/** Those for free shipping, which come after the line of shipping (PROMO-002). */
export function freeShippingLabels({ promo_codes }: Pick<Discounted, 'promo_codes'>): string[] {
  return promo_codes.filter(({ type }) => type === 'freeship').map(promotionLabel);
}

function promotionLabel({ description, code }: Pick<AppliedPromotion, 'description' | 'code'>): string {
  return code ? m.order_sum_promotion({ name: description, code }) : description;
}

import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import { moneyText } from '../pricing/money-text.ts';
import { choosePromotions, missingFor } from './choose-promotions.ts';
import type { Applied, Candidate, Goods } from './promotion.ts';
import type { CartPromotion } from './queries.ts';

interface EnteredCode {
  code: string;
  /** Of the code; undefined for one that the store does not have. */
  candidate: Candidate<CartPromotion> | undefined;
  goods: readonly Goods[];
  applied: readonly Applied<CartPromotion>[];
  /** The goods are shipped, as far as it is known. */
  ships: boolean;
  currency: string;
}

/** Why a code that was entered takes nothing off (PROMO-005), null when it does. */
export function codeProblem({
  code,
  candidate,
  goods,
  applied,
  ships,
  currency,
}: EnteredCode): Refusal | null {
  if (!candidate) return refuse('promo_unknown', m.refusal_promo_unknown({ code }));
  const { promotion } = candidate;
  if (promotion.is_early) return refuse('promo_early', m.refusal_promo_early({ code }));
  if (promotion.is_over) return refuse('promo_ended', m.refusal_promo_ended({ code }));
  if (promotion.is_used_up) return usedUp(code);
  if (promotion.is_used) return refuse('promo_used', m.refusal_promo_used({ code }));
  if (promotion.type === 'freeship' && !ships) {
    return refuse('promo_ship_only', m.refusal_promo_ship_only({ code }));
  }
  const missing = missingFor(candidate, goods);
  if (missing === Number.POSITIVE_INFINITY)
    return refuse('promo_other_goods', m.refusal_promo_other_goods({ code }));
  if (missing > 0) {
    const money = { minimum: moneyText(promotion.minimum, currency), missing: moneyText(missing, currency) };
    return refuse('promo_minimum', m.refusal_promo_minimum({ code, ...money }));
  }
  if (applied.some((one) => one.promotion.id === promotion.id)) return null;
  if (choosePromotions(goods, [candidate]).length === 0) {
    const count = promotion.buy + promotion.get;
    return refuse('promo_more_copies', m.refusal_promo_more_copies({ code, count }));
  }
  const name = applied[0]?.promotion.name ?? '';
  return refuse('promo_not_best', m.refusal_promo_not_best({ code, name }));
}

export const usedUp = (code: string): Refusal => refuse('promo_used_up', m.refusal_promo_used_up({ code }));

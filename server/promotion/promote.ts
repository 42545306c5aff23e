import type { Refusal } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { choosePromotions } from './choose-promotions.ts';
import { codeProblem } from './code-problem.ts';
import type { Applied, Candidate, Goods } from './promotion.ts';
import { type CartPromotion, type CartView, readCartPromotions } from './queries.ts';

/** A line that promotions may be on, with what decides whether one is. */
export interface PromotableGoods extends Goods {
  titleId: number;
  /** NEW, USED or REMAINDER. */
  condition: string;
  /** As browsing names it. */
  format: string;
}

export interface PromotedSale extends Omit<CartView, 'titleIds'> {
  /** The store takes promo codes (PROMO-003). Automatic promotions hold without. */
  takesCodes: boolean;
  /** The goods are shipped, as far as it is known. */
  ships: boolean;
  currency: string;
}

export interface Promoted {
  applied: Applied<CartPromotion>[];
  freeShipping: boolean;
  /** The code that the shopper entered, '' = none. */
  code: string;
  /** Why it takes nothing off; null when it does, or without a code. */
  problem: Refusal | null;
}

export const nothingPromoted: Promoted = { applied: [], freeShipping: false, code: '', problem: null };

/** What the promotions of a store take off these goods now. One code and the automatic promotions: see `choosePromotions`. */
export async function promote(
  q: Query,
  sale: PromotedSale,
  goods: readonly PromotableGoods[],
): Promise<Promoted> {
  const titleIds = goods.map(({ titleId }) => titleId);
  const { code, promotions } = await readCartPromotions(q, { ...sale, titleIds });
  const candidates = promotions
    .filter((promotion) => sale.takesCodes || promotion.code === '')
    .map((promotion) => ({ promotion, on: goodsOf(promotion, goods) }));
  const applied = choosePromotions(
    goods,
    candidates.filter(({ promotion }) => holds(promotion, sale)),
  );
  const freeShipping = applied.some(({ promotion }) => promotion.type === 'freeship');
  if (code === '' || !sale.takesCodes) return { applied, freeShipping, code: '', problem: null };
  const candidate: Candidate<CartPromotion> | undefined = candidates.find(
    (one) => one.promotion.code === code,
  );
  const { ships, currency } = sale;
  return {
    applied,
    freeShipping,
    code,
    problem: codeProblem({ code, candidate, goods, applied, ships, currency }),
  };
}

function holds(promotion: CartPromotion, { ships }: PromotedSale): boolean {
  const { is_early, is_over, is_used_up, is_used, type } = promotion;
  return !is_early && !is_over && !is_used_up && !is_used && (ships || type !== 'freeship');
}

function goodsOf(
  { applies_to, value, title_ids }: CartPromotion,
  goods: readonly PromotableGoods[],
): Set<string> {
  const fits = (line: PromotableGoods) => {
    switch (applies_to) {
      case 'everything':
        return true;
      case 'list':
      case 'subject':
        return title_ids?.includes(line.titleId) ?? false;
      case 'condition':
        return line.condition === value;
      case 'format':
        return line.format === value;
    }
  };
  return new Set(goods.filter(fits).map(({ key }) => key));
}

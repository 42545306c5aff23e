import type { PromotionContent } from '../server/promotion/check-promotion.ts';
import { withoutLimits } from '../server/promotion/check-promotion.ts';
import { savePromotion } from '../server/promotion/write.ts';
import type { SellingShop } from './selling-shop.ts';

/** Settings of a store that takes promo codes. */
export const takesCodes = { checkout_info: { using_promo_codes: true } };

/** Writes a promotion of the store, ten percent off everything unless it says more, and returns its id. */
export async function aPromotion(
  { t, store }: Pick<SellingShop, 't' | 'store'>,
  promotion: Partial<PromotionContent> = {},
): Promise<number> {
  const ten = { name: 'Summer sale', type: 'percent', percent: 10 } as const;
  const { id } = await t.db.tx((q) =>
    savePromotion(q, store.id, null, { ...withoutLimits, ...ten, ...promotion }),
  );
  return id;
}

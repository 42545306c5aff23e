import type { Answer } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';

export type PromoChange = { intent: 'promo_add'; code: string } | { intent: 'promo_remove' };

/** Applies or removes a promo code, for browsers with and without JavaScript. */
export function changePromo(api: Call, change: PromoChange): Promise<Answer<{ cart: Cart }>> {
  return change.intent === 'promo_add'
    ? api('checkout/addPromocode', { code: change.code })
    : api('checkout/removePromocode', {});
}

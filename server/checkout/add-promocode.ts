import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { lockedRow, openCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { enterCode } from '../promotion/entered-code.ts';
import { longestCode, promoKey } from '../promotion/promo-key.ts';
import { checkNotEmpty } from './cart-rules.ts';

export const addPromocode: Handler<'checkout/addPromocode'> = async (ctx, { code: typed }) => {
  if (!ctx.store.settings.checkout_info.using_promo_codes) {
    throw refuse('promo_disabled', m.refusal_promo_disabled());
  }
  const code = promoKey(typed);
  if (code === '') throw refuse('promo_missing', m.refusal_promo_missing());
  if (code.length > longestCode) throw refuse('promo_unknown', m.form_text_too_long({ max: longestCode }));
  const row = await lockedRow(ctx);
  await enterCode(ctx.q, row.id, code);
  const open = await openCart(ctx, row);
  checkNotEmpty(open);
  if (open.quote?.isInEffect) throw refuse('promo_quote', m.refusal_promo_quote());
  if (open.promoted.problem) throw open.promoted.problem;
  return { cart: open.cart, checksum: open.cart.checksum };
};

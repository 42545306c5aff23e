import { amountTyped } from '../../contract/amount-typed.ts';
import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import { checkAsker } from '../captcha/check-asker.ts';
import { lockedRow, openCart } from '../cart/cart.ts';
import type { Context, Handler, TwoSteps } from '../context.ts';
import { findCardInCart, putCard, setCardAmount, takeCardOff, tryCard } from '../giftcard/spend-card.ts';
import { checkNotEmpty } from './cart-rules.ts';

/** The human check and the count of tries come before the transaction: they stay even if the call is rolled back. */
export const addGiftCard: TwoSteps<'checkout/addGiftCard'> = {
  async before(asked, { gift_card_number, pin, captcha }) {
    await checkAsker(asked, captcha, 'gift card');
    const card = await tryCard(asked, gift_card_number, pin);
    return async (ctx) => {
      const row = await lockedRow(ctx);
      await putCard(ctx.q, row.id, card.id);
      return answer(ctx, row);
    };
  },
};

export const editGiftCard: Handler<'checkout/editGiftCard'> = async (ctx, { gift_card_number, amount }) => {
  const cents = amountTyped(amount);
  if (cents === null) throw refuse('amount_required', m.giftcard_amount_required());
  const row = await lockedRow(ctx);
  const card = await findCardInCart(ctx.q, ctx.store.id, row.id, gift_card_number);
  if (!card) throw notInCart();
  await setCardAmount(ctx.q, row.id, card.id, cents);
  return answer(ctx, row);
};

export const removeGiftCard: Handler<'checkout/removeGiftCard'> = async (ctx, { gift_card_number }) => {
  const row = await lockedRow(ctx);
  const card = await findCardInCart(ctx.q, ctx.store.id, row.id, gift_card_number);
  if (card) await takeCardOff(ctx.q, row.id, card.id);
  const { cart } = await openCart(ctx, row);
  return { cart, checksum: cart.checksum };
};

async function answer(ctx: Context, row: Awaited<ReturnType<typeof lockedRow>>) {
  const open = await openCart(ctx, row);
  checkNotEmpty(open);
  return { cart: open.cart, checksum: open.cart.checksum };
}

const notInCart = (): Refusal => refuse('gift_card_unknown', m.giftcard_not_in_cart());

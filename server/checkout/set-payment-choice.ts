import { lockedRow, openCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { savePaymentChoice } from './draft-queries.ts';
import { checkGuest } from './guest-rules.ts';
import { checkPayment } from './payment-choices.ts';

export const setPaymentChoice: Handler<'checkout/setPaymentChoice'> = async (ctx, asked) => {
  checkGuest(ctx);
  const row = await lockedRow(ctx);
  const open = await openCart(ctx, row);
  checkNotEmpty(open);
  const payment_choice = checkPayment(ctx, open, {
    choice: asked.payment_choice,
    delivery: row.delivery_preference,
  });
  await savePaymentChoice(ctx.q, {
    id: row.id,
    payment_choice,
    payment_subtotal: open.cart.summary.subtotal,
  });
  return { cart: { ...open.cart, payment_choice }, checksum: open.cart.checksum };
};

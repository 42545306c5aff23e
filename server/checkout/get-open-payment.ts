import { storedRow } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { orderKeyOf } from '../order/order-key.ts';
import { waitingOrderOfCart } from '../payment/waiting-payment.ts';

export const getOpenPayment: Handler<'checkout/getOpenPayment'> = async (ctx) => {
  const cart = await storedRow(ctx);
  const open = cart && (await waitingOrderOfCart(ctx, cart.id));
  if (!open) return { order: null };
  const { order_number, payment_intent, step } = open;
  const order_key = orderKeyOf(ctx.shop.secret, payment_intent);
  return { order: { order_number, order_key, payment: { step } } };
};

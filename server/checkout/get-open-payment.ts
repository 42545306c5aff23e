import { storedRow } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { waitingOrder } from '../payment/waiting-payment.ts';

export const getOpenPayment: Handler<'checkout/getOpenPayment'> = async (ctx) => {
  const cart = await storedRow(ctx);
  return { order: cart ? await waitingOrder(ctx, cart.id) : null };
};

import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { storedRow } from '../cart/cart.ts';
import type { TwoSteps } from '../context.ts';
import { waitingOrder } from '../payment/waiting-payment.ts';
import { finishPayment } from './finish-payment.ts';

/** As `checkout/finishPayment`, for a client that holds PayPal's number of the order and the cart that it is for. */
export const paypalSuccess: TwoSteps<'checkout/paypalSuccess'> = {
  async before(ctx, { order_id }) {
    const cart = await storedRow(ctx);
    const order = cart && (await waitingOrder(ctx, cart.id));
    const step = order?.payment?.step;
    if (!order || step?.kind !== 'script' || step.handle !== order_id)
      throw refuse('not_found', m.payment_not_found());
    const { order_number, order_key } = order;
    return finishPayment.before(ctx, { order_number, order_key });
  },
};

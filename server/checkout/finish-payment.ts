import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { TwoSteps } from '../context.ts';
import { isOrderKey } from '../order/order-key.ts';
import { findKeyHash } from '../payment/order-queries.ts';
import { findPaymentOfOrder } from '../payment/queries.ts';
import { finishOpen, settlePayment } from '../payment/settle-payment.ts';
import { outcomeOf } from './pay-order.ts';

export const finishPayment: TwoSteps<'checkout/finishPayment'> = {
  async before(ctx, { order_number, order_key, cancel }) {
    const payment = await findPaymentOfOrder(ctx.q, ctx.store.id, order_number);
    const keyHash = payment?.order_id ? await findKeyHash(ctx.q, payment.order_id) : '';
    if (!payment || !isOrderKey(order_key, keyHash)) throw refuse('not_found', m.payment_not_found());
    const settled =
      payment.state !== 'open'
        ? payment
        : cancel
          ? await settlePayment(ctx.shop, payment.id, { giveUp: true })
          : await finishOpen(ctx.shop, payment.id);
    const outcome = await outcomeOf(ctx, { order_number, order_key }, settled);
    return async () => outcome;
  },
};

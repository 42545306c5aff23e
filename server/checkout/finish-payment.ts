import type { TwoSteps } from '../context.ts';
import { finishOpen, settlePayment } from '../payment/settle-payment.ts';
import { waitingPayment } from '../payment/waiting-payment.ts';
import { outcomeOf } from './pay-order.ts';

export const finishPayment: TwoSteps<'checkout/finishPayment'> = {
  async before(ctx, { order_number, order_key, cancel }) {
    const payment = await waitingPayment(ctx, { order_number, order_key });
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

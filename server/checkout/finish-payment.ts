import type { TwoSteps } from '../context.ts';
import { finishOpen, settlePayment } from '../payment/settle-payment.ts';
import { waitingPayment } from '../payment/waiting-payment.ts';
import { outcomeOf, unlessNoAccount } from './pay-order.ts';

export const finishPayment: TwoSteps<'checkout/finishPayment'> = {
  async before(ctx, { order_number, order_key, cancel }) {
    const payment = await waitingPayment(ctx, { order_number, order_key });
    const settle = () =>
      cancel ? settlePayment(ctx.shop, payment.id, { giveUp: true }) : finishOpen(ctx.shop, payment.id);
    const settled = payment.state === 'open' ? await settle().catch(unlessNoAccount) : payment;
    const outcome = await outcomeOf(ctx, { order_number, order_key }, settled ?? payment);
    return async () => outcome;
  },
};

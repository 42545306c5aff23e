import type { Query } from '../db/db.ts';
import { moneyText } from '../pricing/money-text.ts';
import { lockPaymentOfOrder } from './money-queries.ts';
import { requestStep } from './request-money.ts';

/** Nothing was changed; the message says why in one sentence. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}

/**
 * Gives back `amount` of what an order was paid with at a provider, inside a transaction of the caller; the job settle-payments sends
 * it. The order itself stays as it is: `changeOrder` cancels one, and gives all of it back.
 */
export async function refundOrder(
  q: Query,
  order: { id: number; order_number: string; currency: string },
  { amount, by, now }: { amount: number; by: string; now: Date },
): Promise<void> {
  const payment = await lockPaymentOfOrder(q, order.id);
  if (payment?.state === 'authorized')
    throw new RefundRefused(
      `Order ${order.order_number} is not charged yet: cancel it, and nothing will be.`,
    );
  if (payment?.state !== 'captured')
    throw new RefundRefused(`Order ${order.order_number} was not paid through a payment provider.`);
  const left = payment.paid - payment.returned;
  if (amount > left)
    throw new RefundRefused(
      left > 0
        ? `Of order ${order.order_number}, at most ${moneyText(left, order.currency)} can be refunded.`
        : `Order ${order.order_number} is refunded in full already.`,
    );
  await requestStep(q, { paymentId: payment.id, kind: 'refund', amount, by, now });
}

import type { Query } from '../db/db.ts';
import { lockPaymentOfOrder } from './money-queries.ts';
import type { OrderRow } from './queries.ts';
import { findRefusedRefunds, lockOrder, sendRefundBy } from './refund-queries.ts';
import { RefundRefused } from './refund-refused.ts';
import { requestStep } from './request-money.ts';

/**
 * Sends the refunds of an order again that its provider has refused, inside a transaction of the caller. Returns the cents that are on
 * their way now. The customer was mailed about them when they were made.
 */
export async function retryRefunds(
  q: Query,
  order: Pick<OrderRow, 'id' | 'order_number'>,
  { by, now }: { by: string; now: Date },
): Promise<number> {
  const payment = await lockPaymentOfOrder(q, order.id);
  await lockOrder(q, order.id);
  const refused = payment ? await findRefusedRefunds(q, order.id) : [];
  if (!payment || refused.length === 0)
    throw new RefundRefused('nothing_left', `No refund of order ${order.order_number} was refused.`);
  for (const { id, amount } of refused) {
    const step = await requestStep(q, { paymentId: payment.id, kind: 'refund', amount, by, now });
    await sendRefundBy(q, id, step);
  }
  return refused.reduce((sum, { amount }) => sum + amount, 0);
}

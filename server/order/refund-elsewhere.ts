import type { Query } from '../db/db.ts';
import { lockPaymentOfOrder } from './money-queries.ts';
import { findOrder } from './queries.ts';
import { mailRefund } from './refund-order.ts';
import { mostAsSum, planSum } from './refund-plan.ts';
import { lockSale } from './refund-sale.ts';
import { type RefundDesk, writeRefund } from './write-refund.ts';

/**
 * Records a refund that was made at the provider itself, up to what is left of the order, and mails the customer. The provider does not
 * say what for: all lines and the delivery share it. Returns the cents and the step that the caller ends; null = nothing is left.
 */
export async function refundElsewhere(
  q: Query,
  { orderNumber, most }: { orderNumber: string; most: number },
  desk: RefundDesk,
): Promise<{ amount: number; stepId: number } | null> {
  const order = await findOrder(q, desk.store.id, orderNumber);
  if (!order) return null;
  const payment = await lockPaymentOfOrder(q, order.id);
  const of = await lockSale(q, order.id);
  const amount = Math.min(most, mostAsSum(of.sale, of.left), of.money);
  if (amount <= 0) return null;
  const plan = planSum(of.sale, of.left, amount);
  const way = { to: 'as_paid', restock: false, reason: '' } as const;
  const { id, stepId } = await writeRefund(q, { order, payment, of }, plan, way, desk);
  if (stepId === null) throw new Error(`refund ${id} has no step`);
  await mailRefund(q, order, id, desk);
  return { amount, stepId };
}

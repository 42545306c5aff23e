import { randomUUID } from 'node:crypto';
import type { Query } from '../db/db.ts';
import type { StepKind } from '../providers/payment/payment.ts';
import { insertStep, lockPaymentOfOrder } from './money-queries.ts';

/**
 * Asks for what a change of an order does to an authorized payment, inside the change's transaction; the job settle-payments sends
 * it. 'capture' takes the money, 'void' releases it. What was taken is given back by a refund.
 */
export async function requestMoney(
  q: Query,
  orderId: number,
  { kind, by, now = new Date() }: { kind: 'capture' | 'void'; by: string; now?: Date },
): Promise<void> {
  const payment = await lockPaymentOfOrder(q, orderId);
  if (payment?.state !== 'authorized' || payment.has_capture) return;
  const amount = kind === 'capture' ? payment.owing : 0;
  await requestStep(q, { paymentId: payment.id, kind, amount, by, now });
}

/** Asks for one step of a payment, under a key of its own; returns its id. */
export function requestStep(
  q: Query,
  step: { paymentId: number; kind: StepKind; amount: number; by: string; now: Date },
): Promise<number> {
  return insertStep(q, { ...step, key: randomUUID() });
}

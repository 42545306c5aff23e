import { randomUUID } from 'node:crypto';
import type { Query } from '../db/db.ts';
import type { StepKind } from '../providers/payment/payment.ts';
import { insertStep, lockPaymentOfOrder } from './money-queries.ts';

/**
 * Asks for what a change of an order does to its payment, inside the change's transaction; the job settle-payments sends it.
 * 'capture': takes an authorized amount. 'giveBack': releases it, or refunds what was taken and not yet given back.
 */
export async function requestMoney(
  q: Query,
  orderId: number,
  { kind, by, now = new Date() }: { kind: 'capture' | 'giveBack'; by: string; now?: Date },
): Promise<void> {
  const payment = await lockPaymentOfOrder(q, orderId);
  if (!payment) return;
  const step = { paymentId: payment.id, by, now };
  if (payment.state === 'authorized' && !payment.has_capture) {
    if (kind === 'capture') await requestStep(q, { ...step, kind, amount: payment.amount });
    else await requestStep(q, { ...step, kind: 'void', amount: 0 });
  }
  const left = payment.paid - payment.returned;
  if (kind === 'giveBack' && payment.state === 'captured' && left > 0)
    await requestStep(q, { ...step, kind: 'refund', amount: left });
}

/** Asks for one step of a payment, under a key of its own. */
export function requestStep(
  q: Query,
  step: { paymentId: number; kind: StepKind; amount: number; by: string; now: Date },
): Promise<void> {
  return insertStep(q, { ...step, key: randomUUID() });
}

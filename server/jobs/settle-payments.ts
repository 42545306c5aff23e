import type { Logger } from 'pino';
import { requestMoney } from '../order/request-money.ts';
import { claimPayments } from '../payment/progress-queries.ts';
import { type SettleParts, settlePayment } from '../payment/settle-payment.ts';
import { settleStep } from '../payment/settle-steps.ts';
import { claimSteps } from '../payment/step-queries.ts';

const atOnce = 20;

/** Brings payments to an end, one way or the other, and sends what is asked for of settled ones. One that fails holds up no other. */
export async function settlePayments(parts: SettleParts & { log: Logger }): Promise<void> {
  const { db, log } = parts;
  for (;;) {
    const payments = await claimPayments(db, parts.now(), atOnce);
    for (const { id, state, order_id } of payments) {
      try {
        // A dispute that is not decided: the provider's message may have been lost.
        if (state === 'open' || state === 'captured') await settlePayment(parts, id);
        // An authorization is about to lapse, and the goods are not there yet.
        else if (order_id !== null)
          await db.tx((q) =>
            requestMoney(q, order_id, { kind: 'capture', by: 'authorization lapses', now: parts.now() }),
          );
      } catch (err) {
        log.warn({ err, payment: id }, 'a payment could not be settled');
      }
    }
    if (payments.length < atOnce) break;
  }
  for (;;) {
    const steps = await claimSteps(db, parts.now(), atOnce);
    for (const step of steps) {
      try {
        await settleStep(parts, step);
      } catch (err) {
        log.warn({ err, payment: step.payment_id }, 'a step of a payment failed');
      }
    }
    if (steps.length < atOnce) return;
  }
}

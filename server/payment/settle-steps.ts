import type { Query } from '../db/db.ts';
import { bookEntry } from '../ledger/write.ts';
import type { StepResult } from '../providers/payment/payment.ts';
import { bookCapture } from './apply-result.ts';
import { addRefunded } from './order-queries.ts';
import type { PaymentRow, StepRow } from './payment-row.ts';
import { lockPayment, setState } from './queries.ts';
import { must, openAccount, type SettleParts, unlessSent } from './settle-payment.ts';
import { endStep } from './step-queries.ts';

/** Sends a step to the provider and notes what came of it. One whose answer was lost is sent again with its key. */
export async function settleStep(parts: SettleParts, step: StepRow): Promise<void> {
  const payment = await must(parts, step.payment_id);
  const { provider } = await openAccount(parts, payment);
  const asked = { ...step, reference: payment.reference, currency: payment.currency };
  const before =
    step.attempts > 1 ? await provider.findStep(asked).catch(unlessSent) : { state: 'none' as const };
  const result = before.state === 'none' ? await provider[step.kind](asked).catch(unlessSent) : before;
  if (result.state === 'done' || result.state === 'refused')
    await parts.db.tx((q) => applyStep(q, step, result, parts.now()));
}

async function applyStep(
  q: Query,
  step: StepRow,
  result: Extract<StepResult, { state: 'done' | 'refused' }>,
  now: Date,
): Promise<void> {
  const payment = await lockPayment(q, step.payment_id);
  if (!payment) throw new Error(`there is no payment ${step.payment_id}`);
  const end = { reference: '', reason: '', ...result };
  if (!(await endStep(q, step.id, end)) || result.state === 'refused') return;
  const { reference } = payment;
  switch (step.kind) {
    case 'capture':
      await setState(q, payment.id, { state: 'captured', reference });
      return bookCapture(q, payment, step.amount, now);
    case 'void':
      return setState(q, payment.id, { state: 'voided', reference, reason: payment.reason });
    case 'refund':
      return bookRefund(q, payment, step, now);
  }
}

async function bookRefund(q: Query, payment: PaymentRow, step: StepRow, now: Date): Promise<void> {
  const isStray = payment.state === 'stray';
  const isNew = await bookEntry(q, {
    storeId: payment.store_id,
    orderId: isStray ? null : payment.order_id,
    paymentId: payment.id,
    debit: isStray ? 'suspense' : 'refunds',
    credit: `provider:${payment.provider}`,
    amount: step.amount,
    currency: payment.currency,
    reference: `refunded:${step.id}`,
    now,
  });
  if (isNew && !isStray && payment.order_id !== null) await addRefunded(q, payment.order_id, step.amount);
  if (isStray) await setState(q, payment.id, { state: 'voided', reference: payment.reference });
}

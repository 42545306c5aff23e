import { applyStep } from './apply-step.ts';
import type { StepRow } from './payment-row.ts';
import { applying, isTooSoon, must, openAccount, type SettleParts, unlessSent } from './settle-payment.ts';
import { doneSteps, noteSent } from './step-queries.ts';

/**
 * Sends a step to the provider and stores the result. One whose answer was lost is sent again with its key, as soon as the
 * provider would know of it.
 */
export async function settleStep(parts: SettleParts, step: StepRow): Promise<void> {
  const payment = await must(parts, step.payment_id);
  const { store, provider } = await openAccount(parts, payment);
  const { reference, currency } = payment;
  const asked = { ...step, reference, currency, others: await doneSteps(parts.db, payment.id) };
  const before =
    step.attempts > 1 ? await provider.findStep(asked).catch(unlessSent) : { state: 'none' as const };
  if (before.state === 'none') {
    if (isTooSoon(provider, step.sent_at, parts.now())) return;
    await noteSent(parts.db, step.id, parts.now());
  }
  const result = before.state === 'none' ? await provider[step.kind](asked).catch(unlessSent) : before;
  if (result.state === 'done' || result.state === 'refused')
    await parts.db.tx((q) => applyStep(q, step, result, applying(parts, store, provider)));
}

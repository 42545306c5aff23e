import type Stripe from 'stripe';
import type { Dispute, MoneyStep, PaymentResult, SentPayment, StepKind, StepResult } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';
import { whatFailed } from './client.ts';
import { readDispute, readIntent, readRefund } from './read-answers.ts';

/** The search index of Stripe may be an hour behind; lists are not. */
const listedSeconds = 2 * 60 * 60;
const mostListed = 1000;

/** A payment as Stripe knows it, with the newest dispute of it. `live`: whether the account takes real money. */
export async function lookUp(
  stripe: Stripe,
  { key, reference }: SentPayment,
  live: boolean,
): Promise<PaymentResult | { state: 'none' }> {
  return whatFailedIn(async () => {
    const intent = reference
      ? await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] })
      : await findByKey(stripe, key);
    if (intent === 'none') return { state: 'none' } as const;
    const result = readIntent(intent);
    if (result.state !== 'captured' || !result.disputed) return result;
    const dispute = await disputeOf(stripe, intent.id, live);
    return dispute ? { ...result, dispute } : result;
  });
}

async function findByKey(stripe: Stripe, key: string): Promise<Stripe.PaymentIntent | 'none'> {
  const created = { gte: Math.floor(Date.now() / 1000) - listedSeconds };
  let listed = 0;
  for await (const intent of stripe.paymentIntents.list({
    created,
    limit: 100,
    expand: ['data.latest_charge'],
  })) {
    if (intent.metadata.payment_key === key) return intent;
    listed += 1;
    if (listed === mostListed) break;
  }
  const query = `metadata['payment_key']:'${key.replace(/['\\]/g, '')}'`;
  const { data } = await stripe.paymentIntents.search({ query, expand: ['data.latest_charge'] });
  const found = data.find((intent) => intent.metadata.payment_key === key);
  if (!found && listed === mostListed) throw new OutcomeUnknown('too many payments to look through');
  return found ?? 'none';
}

/** POST /v1/payment_intents/:id and the list of refunds are the places where a step leaves its key. */
export async function stepWith(
  stripe: Stripe,
  step: MoneyStep,
  kind: StepKind,
): Promise<StepResult | { state: 'none' }> {
  if (kind === 'refund') {
    const refunds = stripe.refunds.list({ payment_intent: step.reference, limit: 100 });
    for await (const refund of refunds) {
      if (refund.metadata?.payment_key === step.key) return readRefund(refund, step.amount);
    }
    return { state: 'none' };
  }
  const intent = await stripe.paymentIntents.retrieve(step.reference);
  if (kind === 'void')
    return intent.status === 'canceled' ? { state: 'done', reference: intent.id } : { state: 'none' };
  if (intent.metadata.capture_key !== step.key) return { state: 'none' };
  if (intent.status === 'processing') return { state: 'pending', reference: intent.id };
  if (intent.status !== 'succeeded') return { state: 'none' };
  return intent.amount_received === step.amount
    ? { state: 'done', reference: intent.id }
    : { state: 'refused', reason: `${intent.amount_received} cents were captured instead.` };
}

/** For a look-up: a refusal says nothing certain about the payment. */
export async function whatFailedIn<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (e) {
    const failure = await whatFailed(e);
    throw failure.kind === 'unknown' ? failure.error : new OutcomeUnknown('Stripe refused a look-up');
  }
}

/** The newest dispute of a payment. undefined: no dispute, or a restricted key may not read it; that there is one is known all the same. */
async function disputeOf(
  stripe: Stripe,
  payment_intent: string,
  live: boolean,
): Promise<Dispute | undefined> {
  try {
    // The newest comes first.
    const { data } = await stripe.disputes.list({ payment_intent, limit: 1 });
    return data[0] && readDispute(data[0], live);
  } catch (e) {
    if ((e as { type?: unknown }).type === 'StripePermissionError') return undefined;
    throw e;
  }
}

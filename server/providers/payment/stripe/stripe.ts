import type Stripe from 'stripe';
import type { MoneyStep, PaymentProvider, SentPayment, StepKind, StepResult } from '../payment.ts';
import { checkCents, type ForTests, looking, moving, OutcomeUnknown, ownerSentence } from '../vendor-call.ts';
import type { StripeAccount } from './account.ts';
import { checkMode, openStripe, whatFailed } from './client.ts';
import { stripeForm } from './form.ts';
import { lookUp, stepWith, whatFailedIn } from './look-up.ts';
import { readRefund } from './read-answers.ts';
import { startIntent } from './start-intent.ts';
import { readStripeWebhook } from './webhook.ts';

/**
 * Cards, Apple Pay and Google Pay by Stripe: the Payment Element makes a confirmation token
 * (docs.stripe.com/payments/finalize-payments-on-the-server), and a PaymentIntent is created and confirmed with it in one request.
 * Our key is its idempotency key and `metadata.payment_key`; of later steps `capture_key`, or the refund's own metadata.
 */
export function stripePayments(account: StripeAccount, forTests: ForTests = {}): PaymentProvider {
  const { patienceMs } = forTests;
  const open = (signal: AbortSignal) => openStripe(account, signal, forTests.baseUrl);

  /** A step that Stripe refuses may be one that it did before: keys are forgotten after a day. */
  async function take(
    step: MoneyStep,
    kind: StepKind,
    run: (stripe: Stripe) => Promise<StepResult>,
  ): Promise<StepResult> {
    return moving(async (signal) => {
      const stripe = await open(signal);
      try {
        return await run(stripe);
      } catch (e) {
        const failure = await whatFailed(e);
        if (failure.kind === 'unknown') throw failure.error;
        const done = await whatFailedIn(() => stepWith(stripe, step, kind));
        return done.state === 'none'
          ? { state: 'refused', reason: ownerSentence(failure.error.message) }
          : done;
      }
    }, patienceMs);
  }

  const find = (payment: SentPayment) =>
    looking(async (signal) => lookUp(await open(signal), payment, account.live), patienceMs);

  return {
    name: 'stripe',
    can: { holdDays: 7, findByKey: true, waitsForFinish: false, foundWithinMs: 60_000 },

    async check() {
      checkMode(account);
      const answer = await moving(async (signal) => {
        const stripe = await open(signal);
        try {
          await stripe.paymentIntents.list({ limit: 1 });
          return 'good' as const;
        } catch (e) {
          throw (await whatFailed(e)).error;
        }
      }, patienceMs);
      return answer === 'good' ? answer : 'unknown';
    },

    form: (view) => stripeForm(account, view),

    start(request) {
      checkCents(request.currency);
      return moving(async (signal) => startIntent(await open(signal), request), patienceMs);
    },

    async finish({ key, reference }) {
      const found = await find({ key, reference });
      return found.state === 'none' ? { state: 'unknown' } : found;
    },

    find,

    capture: (step) =>
      take(step, 'capture', async (stripe) => {
        const intent = await stripe.paymentIntents.capture(
          step.reference,
          { amount_to_capture: step.amount, metadata: { capture_key: step.key } },
          { idempotencyKey: step.key },
        );
        if (intent.status === 'succeeded') return { state: 'done', reference: intent.id };
        if (intent.status === 'processing') return { state: 'pending', reference: intent.id };
        throw new OutcomeUnknown(`a capture led to ${intent.status}`);
      }),

    void: (step) =>
      take({ ...step, amount: 0 }, 'void', async (stripe) => {
        const intent = await stripe.paymentIntents.cancel(step.reference, {}, { idempotencyKey: step.key });
        if (intent.status !== 'canceled') throw new OutcomeUnknown(`a cancellation led to ${intent.status}`);
        return { state: 'done', reference: intent.id };
      }),

    refund: (step) =>
      take(step, 'refund', async (stripe) =>
        readRefund(
          await stripe.refunds.create(
            { payment_intent: step.reference, amount: step.amount, metadata: { payment_key: step.key } },
            { idempotencyKey: step.key },
          ),
          step.amount,
        ),
      ),

    findStep: (step) =>
      looking(async (signal) => {
        const stripe = await open(signal);
        return whatFailedIn(() => stepWith(stripe, step, step.kind));
      }, patienceMs),

    readWebhook: (request) => readStripeWebhook(account, request),
  };
}

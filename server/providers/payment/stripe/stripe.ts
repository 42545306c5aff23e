import type Stripe from 'stripe';
import {
  type Dispute,
  type MoneyStep,
  PaymentNotSent,
  type PaymentProvider,
  type SentPayment,
  type StepKind,
  type StepResult,
} from '../payment.ts';
import { checkCents, type ForTests, looking, moving, OutcomeUnknown, ownerSentence } from '../vendor-call.ts';
import type { StripeAccount } from './account.ts';
import { checkMode, openStripe, whatFailed } from './client.ts';
import { readDecline, readDispute, readIntent, readRefund } from './read-answers.ts';
import { readStripeWebhook } from './webhook.ts';

/** The search index of Stripe may be an hour behind; lists are not. */
const listedSeconds = 2 * 60 * 60;
const mostListed = 1000;

/**
 * Cards, Apple Pay and Google Pay by Stripe: the Payment Element makes a confirmation token
 * (docs.stripe.com/payments/finalize-payments-on-the-server), and a PaymentIntent is created and confirmed with it in one request.
 * Our key is its idempotency key and `metadata.payment_key`; of later steps `capture_key`, or the refund's own metadata.
 */
export function stripePayments(account: StripeAccount, forTests: ForTests = {}): PaymentProvider {
  const { patienceMs } = forTests;
  const open = (signal: AbortSignal) => openStripe(account, signal, forTests.baseUrl);

  /** POST /v1/payment_intents/:id and the list of refunds are the places where a step leaves its key. */
  async function stepWith(
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

  function find({ key, reference }: SentPayment) {
    return looking(async (signal) => {
      const stripe = await open(signal);
      return whatFailedIn(async () => {
        const intent = reference
          ? await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] })
          : await findByKey(stripe, key);
        if (intent === 'none') return { state: 'none' } as const;
        const result = readIntent(intent);
        if (result.state !== 'captured' || !result.disputed) return result;
        const dispute = await disputeOf(stripe, intent.id);
        return dispute ? { ...result, dispute } : result;
      });
    }, patienceMs);
  }

  return {
    name: 'stripe',
    can: { holdDays: 7, findByKey: true, waitsForFinish: false },

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

    form: ({ amount, currency }) => ({
      provider: 'stripe',
      gives: 'token',
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
      frameUrl: '',
      publicKey: account.publishableKey,
      // For `stripe.elements(…)`; only cards and their wallets (Apple Pay, Google Pay), all of which can be held.
      values: {
        mode: 'payment',
        amount: String(amount),
        currency: currency.toLowerCase(),
        allowedPaymentMethodTypes: 'card',
      },
      // docs.stripe.com/security/guide#content-security-policy
      sources: {
        script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        connect: ['https://api.stripe.com'],
      },
    }),

    start(request) {
      checkCents(request.currency);
      return moving(async (signal) => {
        const stripe = await open(signal);
        try {
          const intent = await stripe.paymentIntents.create(
            {
              amount: request.amount,
              currency: request.currency.toLowerCase(),
              capture_method: request.hold ? 'manual' : 'automatic',
              allowed_payment_method_types: ['card'],
              confirmation_token: request.token,
              confirm: true,
              // 3-D Secure in our form, by `stripe.handleNextAction`, not on a page of the bank.
              use_stripe_sdk: true,
              return_url: request.returnUrl,
              description: `${request.description}, order ${request.orderNumber}`,
              metadata: { payment_key: request.key, order_number: request.orderNumber },
              expand: ['latest_charge'],
            },
            { idempotencyKey: request.key },
          );
          return readIntent(intent);
        } catch (e) {
          const failure = await whatFailed(e);
          if (failure.kind === 'declined') return readDecline(failure.error);
          if (failure.kind === 'unknown') throw failure.error;
          if (failure.param === 'confirmation_token')
            return { state: 'declined', reference: '', reason: 'token_expired' };
          // The same key with other values: the first request may have moved money.
          if (failure.isOldKey) throw new OutcomeUnknown('this key was used with other values');
          throw new PaymentNotSent('account', `Stripe refused: ${ownerSentence(failure.message)}`);
        }
      }, patienceMs);
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

/** Of a look-up: a refusal says nothing certain about the payment. */
async function whatFailedIn<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (e) {
    const failure = await whatFailed(e);
    throw failure.kind === 'unknown' ? failure.error : new OutcomeUnknown('Stripe refused a look-up');
  }
}

/** The newest dispute of a payment. undefined: no dispute, or a restricted key may not read it; that there is one is known all the same. */
async function disputeOf(stripe: Stripe, payment_intent: string): Promise<Dispute | undefined> {
  try {
    // The newest comes first.
    const { data } = await stripe.disputes.list({ payment_intent, limit: 1 });
    return data[0] && readDispute(data[0]);
  } catch (e) {
    if ((e as { type?: unknown }).type === 'StripePermissionError') return undefined;
    throw e;
  }
}

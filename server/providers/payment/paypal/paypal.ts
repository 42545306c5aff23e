import {
  type MoneyStep,
  PaymentNotSent,
  type PaymentProvider,
  type PaymentResult,
  type StepKind,
  type StepResult,
} from '../payment.ts';
import { checkCents, type ForTests, looking, moving, OutcomeUnknown, ownerSentence } from '../vendor-call.ts';
import type { PayPalAccount } from './account.ts';
import { issueOf, payPalClient } from './client.ts';
import { disputeOf } from './dispute.ts';
import { centsOf, declines, moneyOf, orderBody, type PayPalOrder, readOrder, resultOf } from './order.ts';
import { stepIn, whyNot } from './steps.ts';
import { readPayPalWebhook } from './webhook.ts';

const liveUrl = 'https://api-m.paypal.com';
const sandboxUrl = 'https://api-m.sandbox.paypal.com';

/**
 * PayPal by its Orders v2 and Payments v2 APIs (developer.paypal.com/api/orders/v2, …/payments/v2). `start` makes an order, which
 * moves no money; the shopper approves it in PayPal's button; `finish` captures or authorizes it. The reference is the order's id.
 *
 * Our key is the PayPal-Request-Id and the order's `custom_id`. PayPal cannot be searched for it, and need not be: an order
 * whose id never reached us is never approved, and only `finish` takes its money. A capture has no `custom_id` of its own,
 * so its key is its `invoice_id`; PayPal takes each invoice once.
 */
export function payPalPayments(account: PayPalAccount, forTests: ForTests = {}): PaymentProvider {
  const { patienceMs } = forTests;
  const call = payPalClient(account, forTests.baseUrl ?? (account.live ? liveUrl : sandboxUrl));
  const site = account.live ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com';

  async function orderOf(reference: string, signal: AbortSignal): Promise<PayPalOrder> {
    const path = `/v2/checkout/orders/${encodeURIComponent(reference)}`;
    const answer = await call({ method: 'GET', path, signal });
    // An order that was never paid is gone after some hours; whether a paid one can be, PayPal does not say.
    if (answer.status !== 200) throw new OutcomeUnknown(`PayPal shows no order (${answer.status})`);
    return readOrder(answer.json);
  }

  /** Each step is a POST on a part of the order. PayPal may refuse a step because it has done it before. */
  function take(
    step: MoneyStep,
    kind: StepKind,
    part: (order: PayPalOrder) => { path: string; body?: object },
  ) {
    return moving(async (signal): Promise<StepResult> => {
      const order = await orderOf(step.reference, signal);
      const before = stepIn(order, step, kind);
      if (before.state !== 'none') return before;
      // PayPal would take up to 15 % more than was authorized.
      const [authorization] = order.authorizations;
      if (kind === 'capture' && authorization && step.amount > centsOf(authorization.amount))
        return { state: 'refused', reason: 'More than was authorized.' };
      const { path, body } = part(order);
      if (!path) return { state: 'refused', reason: whyNot[kind] };
      const answer = await call({
        method: 'POST',
        path,
        key: step.key,
        body: JSON.stringify(body ?? {}),
        signal,
      });
      const after = stepIn(await orderOf(step.reference, signal), step, kind);
      if (after.state !== 'none') return after;
      if (answer.status < 300) throw new OutcomeUnknown('PayPal does not show the step yet');
      return { state: 'refused', reason: ownerSentence(issueOf(answer).description) };
    }, patienceMs);
  }

  return {
    name: 'paypal',
    // The days for which PayPal vouches for the money; it tries to capture for 29.
    can: { holdDays: 3, findByKey: false, waitsForFinish: true, foundWithinMs: 60_000 },

    async check() {
      const answer = await moving(async (signal) => {
        // A token is all that it takes for the id and the secret; this also knows the webhook.
        const path = `/v1/notifications/webhooks/${encodeURIComponent(account.webhookId || 'none')}`;
        const { status } = await call({ method: 'GET', path, signal });
        if (account.webhookId && status === 404)
          throw new PaymentNotSent('account', 'PayPal has no webhook with this ID in this app.');
        return 'good' as const;
      }, patienceMs);
      return answer === 'good' ? answer : 'unknown';
    },

    // developer.paypal.com/sdk/js/best-practices names *.paypal.com, *.paypalobjects.com and *.venmo.com for its policy.
    form: ({ currency, language }) => ({
      provider: 'paypal',
      gives: 'approve',
      scriptUrl: `${site}/web-sdk/v6/core`,
      frameUrl: '',
      publicKey: account.clientId,
      values: { components: 'paypal-payments', pageType: 'checkout', currency, locale: language },
      sources: {
        script: [site, 'https://*.paypal.com', 'https://*.paypalobjects.com'],
        frame: ['https://*.paypal.com', 'https://*.venmo.com'],
        connect: ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'],
      },
    }),

    start(request) {
      checkCents(request.currency);
      return moving(async (signal): Promise<PaymentResult> => {
        const answer = await call({
          method: 'POST',
          path: '/v2/checkout/orders',
          key: request.key,
          body: orderBody(request),
          signal,
        });
        if (answer.status >= 300) {
          const { issue, description } = issueOf(answer);
          if (/REQUEST_ID/.test(issue)) throw new OutcomeUnknown('this key was used with other values');
          throw new PaymentNotSent('account', `PayPal refused: ${ownerSentence(description)}`);
        }
        const order = readOrder(answer.json);
        // The same key with other values gives the first order.
        if (order.amount !== request.amount || order.currency !== request.currency)
          throw new OutcomeUnknown('this key was used with other values');
        return resultOf(order);
      }, patienceMs);
    },

    finish({ key, reference, amount, currency, hold }) {
      return looking(async (signal): Promise<PaymentResult> => {
        const order = await orderOf(reference, signal);
        if (order.key !== key || order.amount !== amount || order.currency !== currency)
          throw new OutcomeUnknown('this is the order of another payment');
        if (order.status !== 'APPROVED') return resultOf(order);
        const answer = await call({
          method: 'POST',
          path: `/v2/checkout/orders/${encodeURIComponent(reference)}/${hold ? 'authorize' : 'capture'}`,
          key: `${key}-finish`,
          body: '{}',
          signal,
        });
        if (answer.status < 300) return resultOf(readOrder(answer.json));
        const reason = declines[issueOf(answer).issue];
        if (reason) return { state: 'declined', reference, reason };
        return resultOf(await orderOf(reference, signal));
      }, patienceMs);
    },

    async find({ reference }) {
      if (!reference) return { state: 'none' };
      return looking(async (signal): Promise<PaymentResult> => {
        const order = await orderOf(reference, signal);
        const result = resultOf(order);
        if (result.state !== 'captured') return result;
        return { ...result, ...(await disputeOf(order, { call, site, signal })) };
      }, patienceMs);
    },

    capture: (step) =>
      take(step, 'capture', ({ authorizations: [authorization] }) => ({
        path: authorization ? `/v2/payments/authorizations/${authorization.id}/capture` : '',
        body: { amount: moneyOf(step.amount, step.currency), invoice_id: step.key, final_capture: true },
      })),

    void: (step) =>
      take({ ...step, amount: 0 }, 'void', ({ authorizations: [authorization] }) => ({
        path: authorization ? `/v2/payments/authorizations/${authorization.id}/void` : '',
      })),

    refund: (step) =>
      take(step, 'refund', ({ captures: [capture] }) => ({
        path: capture ? `/v2/payments/captures/${capture.id}/refund` : '',
        body: { amount: moneyOf(step.amount, step.currency), custom_id: step.key },
      })),

    findStep: (step) =>
      looking(async (signal) => stepIn(await orderOf(step.reference, signal), step, step.kind), patienceMs),

    readWebhook: (request) => readPayPalWebhook(account, call, request),
  };
}

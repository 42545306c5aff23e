import { beforeEach, expect, test } from 'vitest';
import type { Harness } from '../../../../test/payment/harness.ts';
import { paymentRequest } from '../../../../test/payment/payment-request.ts';
import { stripeHarness } from '../../../../test/payment/stripe-harness.ts';
import { type StripeStandIn, stripeSignature } from '../../../../test/payment/stripe-stand-in.ts';
import { PaymentNotSent, type PaymentRequest, WebhookRefused } from '../payment.ts';
import { stripePayments } from './stripe.ts';

let h: Harness & { vendor: StripeStandIn };
beforeEach(async () => {
  h = await stripeHarness();
});

const wanted = (changes: Partial<PaymentRequest> = {}) =>
  paymentRequest({ key: 'key-1', currency: 'CAD', token: h.token('good'), ...changes });

async function held(): Promise<string> {
  const result = await h.provider.start(wanted());
  if (result.state !== 'authorized') throw new Error(result.state);
  return result.reference;
}

test('names the card by brand and last four digits', async () => {
  expect(await h.provider.start(wanted())).toHaveProperty('label', 'Visa ending in 4242');
});

test('keeps a step done when Stripe has forgotten its key', async () => {
  const reference = await held();
  const capture = { key: 'capture-1', reference, amount: 2000, currency: 'CAD' };
  await h.provider.capture(capture);
  const refund = { ...capture, key: 'refund-1' };
  await h.provider.refund(refund);
  h.vendor.forgetKeys();
  expect(await h.provider.capture(capture)).toEqual({ state: 'done', reference });
  expect(await h.provider.refund(refund)).toMatchObject({ state: 'done' });
  expect(h.vendor.refunds).toHaveLength(1);
});

test('a capture that the bank declines is refused, in the words of Stripe', async () => {
  const reference = await held();
  h.vendor.declineCapture = true;
  const capture = { key: 'capture-1', reference, amount: 2000, currency: 'CAD' };
  expect(await h.provider.capture(capture)).toEqual({ state: 'refused', reason: 'Your card was declined.' });
});

test('refuses a key of a step that was used for another amount', async () => {
  const reference = await held();
  const capture = { key: 'capture-1', reference, amount: 2000, currency: 'CAD' };
  await h.provider.capture(capture);
  expect(await h.provider.capture({ ...capture, amount: 1000 })).toMatchObject({ state: 'refused' });
});

test('finds a payment that only the search still lists', async () => {
  await held();
  for (const intent of h.vendor.intents) intent.created = Number(intent.created) - 3 * 60 * 60;
  expect(await h.provider.find({ key: 'key-1', reference: '' })).toEqual({ state: 'none' });
  h.vendor.indexed = true;
  expect(await h.provider.find({ key: 'key-1', reference: '' })).toMatchObject({ state: 'authorized' });
});

test('sends no request again by itself: a cut connection may have taken the money', async () => {
  h.vendor.trouble.push({ on: h.requests.start, what: 'cut' });
  await h.provider.start(wanted());
  expect(h.vendor.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('hands 3-D Secure to the script of Stripe', async () => {
  expect(await h.provider.start(wanted({ token: h.token('needs_shopper') }))).toMatchObject({
    step: { kind: 'script', handle: 'pi_1_secret_x' },
  });
});

test.each(['processing', 'succeeded', 'requires_capture'])(
  'a payment that is %s is read as it is',
  async (status) => {
    const reference = await held();
    Object.assign(h.vendor.intents[0] ?? {}, { status });
    const expected = { processing: 'pending', succeeded: 'captured', requires_capture: 'authorized' }[status];
    expect(await h.provider.find({ key: '', reference })).toHaveProperty('state', expected);
  },
);

test('says what was given back or disputed at Stripe', async () => {
  const reference = await held();
  await h.provider.capture({ key: 'capture-1', reference, amount: 2599, currency: 'CAD' });
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ refunded: 0, disputed: false });
  Object.assign(h.vendor.intents[0]?.latest_charge ?? {}, { amount_refunded: 599, disputed: true });
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ refunded: 599, disputed: true });
});

const dispute = {
  id: 'dp_1',
  object: 'dispute',
  payment_intent: 'pi_1',
  amount: 2599,
  currency: 'cad',
  status: 'needs_response',
  evidence_details: { due_by: 4_000_000_000 },
  balance_transactions: [{ id: 'txn_1', amount: -2599, fee: 1500, net: -4099, currency: 'cad' }],
};

test.each([
  [{}, { state: 'open', dueAt: new Date(4_000_000_000_000) }],
  [
    { status: 'warning_needs_response', balance_transactions: [] },
    { state: 'open', movements: [] },
  ],
  [{ status: 'under_review' }, { state: 'open', dueAt: null }],
  [
    { status: 'lost' },
    { state: 'lost', dueAt: null, movements: [{ reference: 'txn_1', amount: 2599, fee: 1500 }] },
  ],
  [{ status: 'won' }, { state: 'won' }],
  [{ status: 'warning_closed' }, { state: 'won' }],
  [
    { status: 'lost', balance_transactions: [{ id: 'txn_2', amount: -1900, fee: 1100, currency: 'usd' }] },
    { movements: [] },
  ],
])('says what became of a dispute: %j', async (changes, expected) => {
  const reference = await held();
  await h.provider.capture({ key: 'capture-1', reference, amount: 2599, currency: 'CAD' });
  h.vendor.disputes.push(
    { ...dispute, payment_intent: 'pi_other', amount: 1 },
    { ...dispute, payment_intent: reference, ...changes },
  );
  expect(await h.provider.find({ key: '', reference })).not.toHaveProperty('dispute');
  Object.assign(h.vendor.intents[0]?.latest_charge ?? {}, { disputed: true });
  expect(await h.provider.find({ key: '', reference })).toMatchObject({
    dispute: { reference: 'dp_1', amount: 2599, ...expected },
  });
});

test('a state that Stripe adds later is not guessed', async () => {
  const reference = await held();
  Object.assign(h.vendor.intents[0] ?? {}, { status: 'brand_new' });
  expect(await h.provider.find({ key: '', reference })).toEqual({ state: 'unknown' });
});

test.each([
  ['pending', { state: 'pending' }],
  ['failed', { state: 'refused', reason: expect.stringContaining('expired_or_canceled_card') }],
])('a refund may be %s', async (status, expected) => {
  const reference = await held();
  const step = { key: 'k', reference, amount: 500, currency: 'CAD' };
  await h.provider.capture({ ...step, key: 'capture' });
  await h.provider.refund(step);
  Object.assign(h.vendor.refunds[0] ?? {}, { status, failure_reason: 'expired_or_canceled_card' });
  expect(await h.provider.findStep({ ...step, kind: 'refund' })).toMatchObject(expected);
});

test('refuses keys of the other mode before anything is sent', async () => {
  const provider = stripePayments(
    { live: true, publishableKey: '', secretKey: h.vendor.secretKey, webhookSecret: 'whsec_x' },
    { baseUrl: h.vendor.origin },
  );
  await expect(provider.start(wanted())).rejects.toThrow(PaymentNotSent);
  expect(h.vendor.requests).toHaveLength(0);
});

test('refuses a publishable key of the other mode when the keys are checked', async () => {
  const provider = stripePayments(
    { live: false, publishableKey: 'pk_live_x', secretKey: h.vendor.secretKey, webhookSecret: '' },
    { baseUrl: h.vendor.origin },
  );
  await expect(provider.check()).rejects.toThrow('its publishable key is not for that mode');
});

test('refuses a currency without cents, which would be charged a hundredfold', async () => {
  await expect(async () => h.provider.start(wanted({ currency: 'JPY' }))).rejects.toThrow(PaymentNotSent);
  expect(h.vendor.requests).toHaveLength(0);
});

test("shows Stripe's sentence for a payment that it cannot take", async () => {
  await expect(h.provider.start(wanted({ amount: 20 }))).rejects.toThrow('Amount must be at least $0.50 usd');
});

const webhookOf = (event: object, secret = 'whsec_StandInWebhookSecret') => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', livemode: false, ...event });
  const signature = stripeSignature(body, secret, new Date());
  return { body, header: (name: string) => (name === 'stripe-signature' ? signature : ''), now: new Date() };
};

test('an event of a refund or a dispute names the payment', async () => {
  for (const [type, object] of [
    [
      'refund.failed',
      { object: 'refund', id: 're_1', payment_intent: 'pi_1', metadata: { payment_key: 'step' } },
    ],
    ['charge.dispute.created', { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }],
  ] as const) {
    expect(await h.provider.readWebhook(webhookOf({ type, data: { object } }))).toEqual({
      id: 'evt_1',
      key: '',
      reference: 'pi_1',
    });
  }
});

test('refuses events of live mode while testing, and everything while no secret is set', async () => {
  const event = {
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: 'pi_1' } },
  };
  await expect(h.provider.readWebhook(webhookOf({ ...event, livemode: true }))).rejects.toThrow(
    WebhookRefused,
  );
  const unset = stripePayments({
    live: false,
    publishableKey: '',
    secretKey: h.vendor.secretKey,
    webhookSecret: '',
  });
  await expect(unset.readWebhook(webhookOf(event, ''))).rejects.toThrow(WebhookRefused);
});

import { beforeEach, expect, test } from 'vitest';
import { payPalHarness } from '../../../../test/payment/paypal-harness.ts';
import { WebhookRefused } from '../payment.ts';

let h: Awaited<ReturnType<typeof payPalHarness>>;
beforeEach(async () => {
  h = await payPalHarness();
});

const request = {
  ...{ key: 'key-1', amount: 10_000, currency: 'USD', hold: false, token: '', orderNumber: '100001' },
  ...{ description: 'Tidewater Books', email: 'ada@example.com', postalCode: '', lines: [] },
  breakdown: { items: 10_000, discount: 0, tax: 0, shipping: 0, giftCards: 0 },
  ...{ returnUrl: 'https://shop.example/purchase', cancelUrl: 'https://shop.example/purchase' },
};

/** A captured order of 100.00, and its capture at PayPal. */
async function paid(hold = false) {
  const key = hold ? 'key-2' : 'key-1';
  const started = await h.provider.start({ ...request, key, hold });
  if (started.state !== 'needs_shopper') throw new Error(started.state);
  const { reference } = started;
  h.vendor.approve(reference);
  await h.provider.finish({ ...request, key, hold, reference });
  if (hold) await h.provider.capture({ key: 'capture-1', reference, amount: 10_000, currency: 'USD' });
  const capture = h.vendor.orders.find(({ id }) => id === reference)?.parts.captures[0]?.id ?? '';
  return { reference, capture };
}

const usd = (value: string) => ({ currency_code: 'USD', value });
const moved = (affected_party: string, type: string, value: string, reason = 'DISPUTE_SETTLEMENT') => ({
  ...{ affected_party, type, reason, amount: usd(value), initiated_time: '2022-02-18T19:32:53.000Z' },
});

/** As developer.paypal.com shows one. */
const openDispute = (capture: string, changes: object = {}) => ({
  dispute_id: 'PP-D-61888',
  create_time: '2022-02-18T19:21:18.000Z',
  update_time: '2022-02-18T19:21:18.000Z',
  disputed_transactions: [{ buyer_transaction_id: '8BA17753PV474773C', seller_transaction_id: capture }],
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  dispute_amount: usd('100.00'),
  dispute_life_cycle_stage: 'CHARGEBACK',
  dispute_channel: 'INTERNAL',
  seller_response_due_date: '2022-02-28T19:21:18.000Z',
  ...changes,
});

const find = (reference: string) => h.provider.find({ key: '', reference });

test('an order that nobody disputes says so', async () => {
  const { reference } = await paid();
  expect(await find(reference)).toMatchObject({ state: 'captured', disputed: false });
  h.vendor.disputes.push(openDispute('CAPOTHER'));
  const found = await find(reference);
  expect(found).toMatchObject({ disputed: false });
  expect(found).not.toHaveProperty('dispute');
});

test('an open dispute is read with its deadline, and no money has moved', async () => {
  const { reference, capture } = await paid();
  h.vendor.disputes.push(openDispute(capture));
  expect(await find(reference)).toMatchObject({
    ...{ state: 'captured', amount: 10_000, refunded: 0, disputed: true },
    dispute: {
      reference: 'PP-D-61888',
      state: 'open',
      amount: 10_000,
      dueAt: new Date('2022-02-28T19:21:18.000Z'),
      page: 'https://www.sandbox.paypal.com/resolutioncenter/view/PP-D-61888',
      movements: [],
    },
  });
});

test.each([
  ['UNDER_REVIEW', {}, { state: 'open', dueAt: null }],
  ['WAITING_FOR_BUYER_RESPONSE', {}, { state: 'open', dueAt: null }],
  ['RESOLVED', { outcome_code: 'RESOLVED_BUYER_FAVOUR' }, { state: 'lost', dueAt: null }],
  ['RESOLVED', { outcome_code: 'ACCEPTED' }, { state: 'lost' }],
  ['RESOLVED', { outcome_code: 'RESOLVED_SELLER_FAVOUR' }, { state: 'won' }],
  ['RESOLVED', { outcome_code: 'CANCELED_BY_BUYER' }, { state: 'won' }],
  ['RESOLVED', { outcome_code: 'RESOLVED_WITH_PAYOUT' }, { state: 'won' }],
  ['RESOLVED', { outcome_code: 'NONE' }, { state: 'won' }],
])('a dispute that is %s %j', async (status, outcome, expected) => {
  const { reference, capture } = await paid();
  h.vendor.disputes.push(openDispute(capture, { status, dispute_outcome: { outcome_code: '', ...outcome } }));
  expect(await find(reference)).toMatchObject({ dispute: expected });
});

test('the money that PayPal has taken is read with its fees, the same each time, and in whatever order', async () => {
  const { reference, capture } = await paid();
  const movements = [
    moved('BUYER', 'CREDIT', '100.00'),
    moved('SELLER', 'DEBIT', '96.02'),
    moved('SELLER', 'DEBIT', '0.49', 'DISPUTE_SETTLEMENT_FEE'),
    moved('SELLER', 'DEBIT', '15.00', 'DISPUTE_FEE'),
    moved('PAYMENT_PROCESSOR', 'DEBIT', '1.00'),
    { ...moved('SELLER', 'DEBIT', '80.00'), amount: { currency_code: 'EUR', value: '80.00' } },
  ];
  const lost = { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } };
  h.vendor.disputes.push(openDispute(capture, { ...lost, money_movements: movements }));
  const first = await find(reference);
  if (first.state !== 'captured' || !first.dispute) throw new Error('no dispute');
  const sums = first.dispute.movements.map(({ amount, fee }) => [amount, fee]);
  expect(sums).toEqual([
    [9602, 0],
    [0, 49],
    [0, 1500],
  ]);
  expect(new Set(first.dispute.movements.map((one) => one.reference)).size).toBe(3);
  Object.assign(h.vendor.disputes[0] ?? {}, { money_movements: [...movements].reverse() });
  const again = await find(reference);
  const known = new Set(first.dispute.movements.map((one) => JSON.stringify(one)));
  expect(
    again.state === 'captured' && again.dispute?.movements.every((one) => known.has(JSON.stringify(one))),
  ).toBe(true);
});

test('money that comes back after an appeal is a movement of its own', async () => {
  const { reference, capture } = await paid();
  const back = { ...moved('SELLER', 'CREDIT', '100.00'), initiated_time: '2022-05-01T00:00:00.000Z' };
  h.vendor.disputes.push(
    openDispute(capture, {
      status: 'RESOLVED',
      dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
      money_movements: [moved('SELLER', 'DEBIT', '100.00'), back],
    }),
  );
  expect(await find(reference)).toMatchObject({
    dispute: { state: 'won', movements: [{ amount: 10_000 }, { amount: -10_000 }] },
  });
});

test('a claim that was accepted by a refund is a refund, and not taken a second time', async () => {
  const { reference, capture } = await paid();
  await h.provider.refund({ key: 'refund-1', reference, amount: 2500, currency: 'USD' });
  h.vendor.disputes.push(
    openDispute(capture, {
      status: 'RESOLVED',
      dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: usd('25.00') },
      money_movements: [
        moved('BUYER', 'CREDIT', '25.00'),
        moved('SELLER', 'DEBIT', '24.10'),
        moved('SELLER', 'DEBIT', '15.00', 'DISPUTE_FEE'),
      ],
    }),
  );
  expect(await find(reference)).toMatchObject({
    refunded: 2500,
    dispute: { state: 'lost', movements: [{ amount: 0, fee: 1500 }] },
  });
});

test('a refund from before the dispute is another matter', async () => {
  const { reference, capture } = await paid();
  await h.provider.refund({ key: 'refund-1', reference, amount: 2500, currency: 'USD' });
  const later = new Date(Date.now() + 86_400_000).toISOString();
  h.vendor.disputes.push(
    openDispute(capture, { create_time: later, money_movements: [moved('SELLER', 'DEBIT', '25.00')] }),
  );
  expect(await find(reference)).toMatchObject({ refunded: 2500, dispute: { movements: [{ amount: 2500 }] } });
});

test('of several disputes the newest counts', async () => {
  const { reference, capture } = await paid();
  const create_time = '2022-03-01T00:00:00.000Z';
  h.vendor.disputes.push(
    openDispute(capture, { dispute_id: 'PP-D-2', create_time, dispute_amount: usd('3.00') }),
    openDispute(capture),
  );
  expect(await find(reference)).toMatchObject({ dispute: { reference: 'PP-D-2', amount: 300 } });
});

test('an app that may not read disputes still says what was paid', async () => {
  const { reference, capture } = await paid();
  h.vendor.disputes.push(openDispute(capture));
  h.vendor.showsDisputes = false;
  expect(await find(reference)).toMatchObject({ state: 'captured', amount: 10_000, disputed: false });
});

test.each(['GET /v1/customer/disputes$', 'GET /v1/customer/disputes/PP'])(
  'nothing is guessed while PayPal does not answer: %s',
  async (on) => {
    const { reference, capture } = await paid();
    h.vendor.disputes.push(openDispute(capture));
    h.vendor.trouble.push({ on: new RegExp(on), what: 500 });
    expect(await find(reference)).toEqual({ state: 'unknown' });
    expect(await find(reference)).toMatchObject({ disputed: true });
  },
);

/** A webhook as PayPal sends it. */
function eventOf(event_type: string, resource: object) {
  const body = JSON.stringify({ id: 'WH-1', event_type, resource_type: 'dispute', resource });
  const time = new Date().toISOString();
  const headers: Record<string, string> = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
    'paypal-transmission-id': 'b2384410-f8d2-11ef-8bf3-2b99e2e6a1d7',
    'paypal-transmission-sig': h.vendor.sign(body, time),
    'paypal-transmission-time': time,
  };
  return { body, header: (name: string) => headers[name] ?? '', now: new Date() };
}

test.each(['CREATED', 'UPDATED', 'RESOLVED'])('CUSTOMER.DISPUTE.%s names the payment', async (what) => {
  for (const hold of [false, true]) {
    const { reference, capture } = await paid(hold);
    const event = eventOf(`CUSTOMER.DISPUTE.${what}`, openDispute(capture));
    expect(await h.provider.readWebhook(event)).toMatchObject({ id: 'WH-1', reference });
  }
});

test('a dispute about a sale that was not made here is no concern of the shop', async () => {
  const event = eventOf('CUSTOMER.DISPUTE.CREATED', openDispute('5TY05013RG002845M'));
  expect(await h.provider.readWebhook(event)).toBeNull();
});

test('a dispute is refused that is not signed for this webhook', async () => {
  const { capture } = await paid();
  const event = eventOf('CUSTOMER.DISPUTE.CREATED', openDispute(capture));
  const forged = { ...event, body: event.body.replace('100.00', '1.00') };
  await expect(h.provider.readWebhook(forged)).rejects.toThrow(WebhookRefused);
});

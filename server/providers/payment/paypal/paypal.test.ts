import { beforeEach, expect, test } from 'vitest';
import type { Harness } from '../../../../test/payment/harness.ts';
import { payPalHarness } from '../../../../test/payment/paypal-harness.ts';
import type { PayPalStandIn } from '../../../../test/payment/paypal-stand-in.ts';
import { PaymentNotSent, type PaymentRequest, WebhookRefused } from '../payment.ts';
import { payPalPayments } from './paypal.ts';

let h: Harness & { vendor: PayPalStandIn };
beforeEach(async () => {
  h = await payPalHarness();
});

const wanted = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: 'key-1',
  amount: 2599,
  currency: 'USD',
  hold: false,
  token: '',
  orderNumber: 'W1001',
  description: 'Tidewater Books',
  email: 'ada@example.com',
  postalCode: '',
  breakdown: { items: 2400, discount: 300, tax: 132, shipping: 500, giftCards: 133 },
  lines: [{ name: 'Persuasion', sku: '9780141439686', quantity: 2, unitAmount: 1200 }],
  returnUrl: 'https://shop.example/purchase?paid=1',
  cancelUrl: 'https://shop.example/purchase',
  ...changes,
});

async function approved(changes: Partial<PaymentRequest> = {}) {
  const request = wanted(changes);
  const started = await h.provider.start(request);
  if (started.state !== 'needs_shopper') throw new Error(started.state);
  h.vendor.approve(started.reference);
  return { ...request, reference: started.reference };
}

const bodyOf = (path: RegExp) => JSON.parse(h.vendor.requests.find((r) => path.test(r.path))?.body ?? '{}');

test('PAY-014 makes an order with the breakdown and its items, and no shipping preference', async () => {
  await h.provider.start(wanted());
  const sent = bodyOf(/orders$/);
  expect(sent.intent).toBe('CAPTURE');
  expect(sent.purchase_units[0].amount).toEqual({
    currency_code: 'USD',
    value: '25.99',
    breakdown: {
      item_total: { currency_code: 'USD', value: '24.00' },
      tax_total: { currency_code: 'USD', value: '1.32' },
      shipping: { currency_code: 'USD', value: '5.00' },
      discount: { currency_code: 'USD', value: '4.33' },
    },
  });
  expect(sent.purchase_units[0].items).toEqual([
    {
      name: 'Persuasion',
      sku: '9780141439686',
      quantity: '2',
      unit_amount: { currency_code: 'USD', value: '12.00' },
    },
  ]);
  expect(sent.payment_source.paypal.experience_context.shipping_preference).toBe('NO_SHIPPING');
});

test('leaves out items or a breakdown that would not add up: PayPal would refuse the order', async () => {
  const [line] = wanted().lines;
  if (!line) throw new Error('no line');
  await h.provider.start(wanted({ lines: [{ ...line, quantity: 1 }] }));
  expect(bodyOf(/orders$/).purchase_units[0].items).toBeUndefined();
  h.vendor.requests.length = 0;
  await h.provider.start(wanted({ key: 'key-2', amount: 2600 }));
  expect(bodyOf(/orders$/).purchase_units[0].amount).toEqual({ currency_code: 'USD', value: '26.00' });
});

test.each([
  ['INSTRUMENT_DECLINED', 'declined'],
  ['CARD_EXPIRED', 'expired_card'],
] as const)('PAY-039 takes no money when PayPal declines: %s', async (issue, reason) => {
  const payment = await approved();
  h.vendor.declines.push(issue);
  expect(await h.provider.finish(payment)).toMatchObject({ state: 'declined', reason });
  expect(h.vendor.orders[0]?.parts.captures).toHaveLength(0);
});

test('names the payment by what the shopper paid with', async () => {
  expect(await h.provider.finish(await approved())).toHaveProperty('label', 'PayPal');
});

test.each(['cut after', 'silence after', 'page after', 503] as const)(
  'finishes once when the answer of the capture is lost: %s',
  async (what) => {
    const payment = await approved();
    h.vendor.trouble.push({ on: /^POST .*\/capture$/, what });
    const provider = what === 'silence after' ? h.impatient() : h.provider;
    expect(await provider.finish(payment)).toEqual({ state: 'unknown' });
    const found = await h.provider.find(payment);
    expect(found.state).toBe(what === 503 ? 'needs_shopper' : 'captured');
    expect(await h.provider.finish(payment)).toMatchObject({ state: 'captured', amount: 2599 });
    expect(h.vendor.orders[0]?.parts.captures).toHaveLength(1);
  },
);

test('captures no order of another payment, and none of another sum', async () => {
  const payment = await approved();
  expect(await h.provider.finish({ ...payment, key: 'key-2' })).toEqual({ state: 'unknown' });
  expect(await h.provider.finish({ ...payment, amount: 9999 })).toEqual({ state: 'unknown' });
  expect(await h.provider.finish({ ...payment, currency: 'CAD' })).toEqual({ state: 'unknown' });
  expect(h.vendor.orders[0]?.status).toBe('APPROVED');
});

test('an order whose id never reached the shop cannot be paid', async () => {
  h.vendor.trouble.push({ on: h.requests.start, what: 'cut after' });
  await h.provider.start(wanted());
  expect(await h.provider.find({ key: 'key-1', reference: '' })).toEqual({ state: 'none' });
  expect(await h.provider.start(wanted())).toMatchObject({ reference: 'ORDER1' });
});

test('an order that PayPal no longer shows is not guessed', async () => {
  expect(await h.provider.find({ key: 'key-1', reference: 'ORDER404' })).toEqual({ state: 'unknown' });
});

test.each([
  ['PENDING', 'pending'],
  ['DECLINED', 'declined'],
  ['BRAND_NEW', 'unknown'],
])('a capture that is %s is %s', async (status, state) => {
  const payment = await approved();
  await h.provider.finish(payment);
  Object.assign(h.vendor.orders[0]?.parts.captures[0] ?? {}, { status });
  expect(await h.provider.find(payment)).toHaveProperty('state', state);
});

test('takes no more than was authorized, though PayPal would', async () => {
  const payment = await approved({ hold: true });
  expect(await h.provider.finish(payment)).toMatchObject({ state: 'authorized' });
  const step = { key: 'capture-1', reference: payment.reference, amount: 2700, currency: 'USD' };
  expect(await h.provider.capture(step)).toMatchObject({ state: 'refused' });
  expect(h.vendor.orders[0]?.parts.captures).toHaveLength(0);
});

test('gets a new token when PayPal withdraws the old one', async () => {
  const payment = await approved();
  h.vendor.withdrawTokens();
  expect(await h.provider.finish(payment)).toMatchObject({ state: 'captured' });
});

test('shows PayPal’s sentence for an order that it refuses', async () => {
  const refusal = h.provider.start(wanted({ currency: 'RON' }));
  await expect(refusal).rejects.toThrow('Currency code is not currently supported.');
  await expect(async () => h.provider.start(wanted({ currency: 'JPY' }))).rejects.toThrow(PaymentNotSent);
});

const received = (
  about: Parameters<Harness['webhook']>[0],
  changes: Record<string, string> = {},
  change = (body: string) => body,
) => {
  const { body, headers } = h.webhook(about);
  const all: Record<string, string> = { ...headers, ...changes };
  return { body: change(body), header: (name: string) => all[name] ?? '', now: new Date() };
};

test('refuses a webhook with a certificate of another site, and JSON that smuggles in a second webhook id', async () => {
  const about = { key: 'key-1', reference: 'ORDER1', at: new Date() };
  for (const url of ['https://paypal.com.evil.example/c', 'http://api.paypal.com/c', 'nonsense', '']) {
    const request = received(about, { 'paypal-cert-url': url });
    await expect(h.provider.readWebhook(request)).rejects.toThrow(WebhookRefused);
  }
  const smuggled = received(about, {}, (body) => `${body},"webhook_id":"1JE4291016473214C"`);
  await expect(h.provider.readWebhook(smuggled)).rejects.toThrow(WebhookRefused);
  expect(h.vendor.requests).toHaveLength(0);
});

test('does not call a webhook forged when PayPal could not check it', async () => {
  h.vendor.trouble.push({ on: /verify-webhook-signature/, what: 503 });
  const request = received({ key: 'key-1', reference: 'ORDER1', at: new Date() });
  await expect(h.provider.readWebhook(request)).rejects.not.toThrow(WebhookRefused);
  expect(await h.provider.readWebhook(request)).toMatchObject({ reference: 'ORDER1' });
});

test('refuses a webhook ID that the app does not know when the keys are checked', async () => {
  const { clientId, clientSecret, origin } = h.vendor;
  const account = { live: false, clientId, clientSecret, webhookId: 'OTHER' };
  await expect(payPalPayments(account, { baseUrl: origin }).check()).rejects.toThrow(
    'no webhook with this ID',
  );
  expect(await payPalPayments({ ...account, webhookId: '' }, { baseUrl: origin }).check()).toBe('good');
});

import { beforeEach, expect, test } from 'vitest';
import { standInFor } from '../../../../test/payment/as-vendors.ts';
import { globalHarness } from '../../../../test/payment/global-harness.ts';
import { globalSignature } from '../../../../test/payment/global-stand-in.ts';
import { paymentRequest } from '../../../../test/payment/payment-request.ts';
import { type PaymentRequest, WebhookRefused } from '../payment.ts';
import { globalVendor } from './vendor.ts';

let h: Awaited<ReturnType<typeof globalHarness>>;
beforeEach(async () => {
  h = await globalHarness();
});

const wanted = (changes: Partial<PaymentRequest> = {}) => paymentRequest({ token: 'PMT_good', ...changes });

async function started(changes: Partial<PaymentRequest> = {}): Promise<string> {
  const result = await h.provider.start(wanted(changes));
  if (result.state !== 'authorized' && result.state !== 'captured') throw new Error(result.state);
  return result.reference;
}

const step = (reference: string, amount: number, key: string) => ({
  key,
  reference,
  amount,
  currency: 'USD',
});
const sent = (path: RegExp) =>
  h.vendor.requests.filter(({ method, path: asked }) => method === 'POST' && path.test(asked));
const saleSent = () => JSON.parse(sent(/\/transactions$/)[0]?.body ?? '');

test('sends the amount as cents in text, the key twice, and where to tell of changes', async () => {
  await h.provider.start(wanted({ postalCode: '04101' }));
  expect(saleSent()).toMatchObject({
    account_name: 'transaction_processing',
    amount: '2599',
    capture_mode: 'LATER',
    country: 'US',
    reference: wanted().key,
    payment_method: { entry_mode: 'ECOM', id: 'PMT_good', billing_address: { postal_code: '04101' } },
    notifications: { status_url: 'https://shop.example/webhooks/global' },
  });
  expect(sent(/\/transactions$/)[0]?.headers['x-gp-idempotency']).toBe(wanted().key);
});

test('takes a country that was typed in small letters', async () => {
  standInFor('apis.sandbox.globalpay.com', h.vendor.origin);
  const keys = {
    'checkout_info.global_pk': h.vendor.appId,
    'checkout_info.global_app_key': h.vendor.appKey,
    'checkout_info.global_country': 'ca',
  };
  await globalVendor.open({ live: false, keys }).start(wanted());
  expect(saleSent().country).toBe('CA');
});

test('names no address for changes that Global Payments could not reach', async () => {
  await h.provider.start(wanted({ returnUrl: 'http://tidewater.localhost:3000/checkout/payment' }));
  expect(saleSent()).not.toHaveProperty('notifications');
});

test('names the card by brand and last four digits, in answers and in look-ups', async () => {
  const paid = await h.provider.start(wanted());
  expect(paid).toHaveProperty('label', 'Visa ending in 5262');
  expect(await h.provider.find({ key: wanted().key, reference: '' })).toEqual(paid);
});

test('gets a new access token when it expires in the midst, and takes the money once', async () => {
  const reference = await started();
  h.vendor.expireTokens();
  expect(await h.provider.capture(step(reference, 2599, 'capture-1'))).toMatchObject({ state: 'done' });
  h.vendor.expireTokens();
  await h.provider.start(wanted({ key: 'second' }));
  expect(h.payments()).toBe(2);
});

test('uses one access token for many calls, and sends the app key in none', async () => {
  await started();
  await h.provider.find({ key: wanted().key, reference: '' });
  expect(sent(/\/accesstoken$/)).toHaveLength(1);
  expect(JSON.stringify(h.vendor.requests)).not.toContain(h.vendor.appKey);
});

test('the key of the form can make tokens for one use, and nothing else', async () => {
  const key = (await h.provider.formKey?.()) ?? '';
  expect(h.vendor.tokens.get(key)).toBe('PMT_POST_Create_Single');
  expect(await h.provider.formKey?.()).toBe(key);
  await expect(h.withOtherKeys().formKey?.()).rejects.toMatchObject({ why: 'account' });
  await expect(h.unreachable().formKey?.()).rejects.toMatchObject({ why: 'no_connection' });
  h.vendor.trouble.push({ on: /accesstoken/, what: 503 });
  await expect(h.open({}).formKey?.()).rejects.toMatchObject({ why: 'no_connection' });
});

test('refuses an account name that the app may not use', async () => {
  expect(await h.open({ accountName: 'transaction_processing' }).check()).toBe('good');
  await expect(h.open({ accountName: 'tokenization' }).check()).rejects.toThrow(
    "Global Payments knows no account 'tokenization' of this app.",
  );
});

test('a step whose key was used before is the one that was done then', async () => {
  const reference = await started({ hold: false });
  const first = await h.provider.refund(step(reference, 1000, 'refund-1'));
  const again = await h.provider.refund(step(reference, 1000, 'refund-1'));
  expect(again).toEqual(first);
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ refunded: 1000 });
});

test('a refund of all that is left is found again after its answer was lost and its key forgotten', async () => {
  const reference = await started({ hold: false });
  const refund = step(reference, 2599, 'refund-1');
  h.vendor.trouble.push({ on: h.requests.refund, what: 'cut after' });
  expect(await h.provider.refund(refund)).toEqual({ state: 'unknown' });
  h.vendor.forgetKeys();
  expect(await h.provider.refund(refund)).toMatchObject({ state: 'done' });
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ refunded: 2599 });
});

test('of two refunds of the same amount, one is not taken for the other', async () => {
  const reference = await started({ hold: false });
  const first = await h.provider.refund(step(reference, 1000, 'refund-1'));
  if (first.state !== 'done') throw new Error(first.state);
  const second = { ...step(reference, 1000, 'refund-2'), others: [first.reference] };
  expect(await h.provider.findStep({ ...second, kind: 'refund' })).toEqual({ state: 'none' });
  expect(await h.provider.refund(second)).toMatchObject({ state: 'done' });
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ refunded: 2000 });
});

test('never asks for more than the payment, though 15 % more would be taken and given back', async () => {
  const reference = await started();
  expect(await h.provider.capture(step(reference, 2600, 'capture-1'))).toEqual({
    state: 'refused',
    reason: 'More than was authorized.',
  });
  await h.provider.capture(step(reference, 2599, 'capture-2'));
  expect(await h.provider.refund(step(reference, 2600, 'refund-1'))).toEqual({
    state: 'refused',
    reason: 'More than is left of the payment.',
  });
  expect(sent(/\/(capture|refund)$/)).toHaveLength(1);
});

test.each([
  ['PENDING', 'pending'],
  ['INITIATED', 'pending'],
  ['BATCHED', 'captured'],
  ['FUNDED', 'captured'],
  ['REVERSED', 'voided'],
  ['DECLINED', 'declined'],
  // It rarely happens, and Global Payments sees to it.
  ['REJECTED', 'unknown'],
  ['BRAND_NEW', 'unknown'],
])('a payment that is %s is read as %s', async (status, state) => {
  const reference = await started();
  Object.assign(h.vendor.transactions[0] ?? {}, { status });
  expect(await h.provider.find({ key: '', reference })).toHaveProperty('state', state);
});

test.each(['', '25.99', '-1'])('an amount that cannot be read is not guessed: %j', async (amount) => {
  const reference = await started();
  Object.assign(h.vendor.transactions[0] ?? {}, { amount });
  expect(await h.provider.find({ key: '', reference })).toEqual({ state: 'unknown' });
});

test('an error of a bank’s system is no decline: it may have taken the money', async () => {
  h.vendor.trouble.push({ on: h.requests.start, what: 502 });
  expect(await h.provider.start(wanted())).toEqual({ state: 'unknown' });
});

test('shows the owner what Global Payments cannot take', async () => {
  const open = h.provider.start(wanted({ amount: -1 }));
  await expect(open).rejects.toThrow('Global Payments refused: amount contains unexpected data');
});

test('what is wrong beside the card is no fault of its token', async () => {
  h.vendor.refuses = 'payment_method.billing_address.postal_code contains unexpected data';
  await expect(h.provider.start(wanted())).rejects.toThrow('postal_code contains unexpected data');
  h.vendor.refuses = 'payment_method.id: PMT_old contains unexpected data';
  expect(await h.provider.start(wanted())).toMatchObject({ state: 'declined', reason: 'token_expired' });
});

test('refuses a currency without cents, which would be charged a hundredfold', async () => {
  await expect(async () => h.provider.start(wanted({ currency: 'JPY' }))).rejects.toThrow('it has no cents');
  expect(h.vendor.requests).toHaveLength(0);
});

test('a notice of a refund names its payment by our key', async () => {
  const sentEvent = h.webhook({ key: 'key-1', reference: 'TRN_1', at: new Date() });
  const body = sentEvent.body.replace('"SALE"', '"REFUND"').replace('TRN_1', 'TRN_2');
  const read = (header: string) => h.provider.readWebhook({ body, header: () => header, now: new Date() });
  expect(await read(globalSignature(body, h.vendor.appKey))).toEqual({
    id: 'ACT_key-1',
    key: 'key-1',
    reference: '',
  });
  await expect(read('')).rejects.toThrow(WebhookRefused);
});

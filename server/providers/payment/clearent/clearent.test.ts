import { beforeEach, expect, test } from 'vitest';
import { clearentHarness } from '../../../../test/payment/clearent-harness.ts';
import { paymentRequest } from '../../../../test/payment/payment-request.ts';
import { type PaymentRequest, WebhookRefused } from '../payment.ts';
import { clearentVendor } from './vendor.ts';
import { isSigned } from './webhook.ts';

let h: Awaited<ReturnType<typeof clearentHarness>>;
beforeEach(async () => {
  h = await clearentHarness();
});

const wanted = (changes: Partial<PaymentRequest> = {}) =>
  paymentRequest({ token: 'jwt.good.signed', ...changes });

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
const sent = () => h.vendor.requests.filter(({ method }) => method === 'POST');
const bodyOf = (index: number) => JSON.parse(sent().at(index)?.body ?? '');

test('sends dollars as text, both keys, and the token as a header', async () => {
  await h.provider.start(wanted({ postalCode: '04101' }));
  expect(sent()).toMatchObject([
    { path: '/rest/v2/mobile/transactions/auth', headers: { mobilejwt: 'jwt.good.signed' } },
  ]);
  expect(bodyOf(0)).toEqual({
    type: 'AUTH',
    amount: '25.99',
    'order-id': wanted().key,
    invoice: wanted().key,
    description: 'Tidewater Books, order W1001',
    billing: { zip: '04101' },
    'software-type': 'Handsell',
    'software-type-version': '1',
  });
});

test.each([
  [5, '0.05'],
  [1010, '10.10'],
  [123456789, '1234567.89'],
])('%i cents are $%s, there and back', async (amount, dollars) => {
  const reference = await started({ amount });
  expect(bodyOf(0).amount).toBe(dollars);
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ amount });
});

test('names the card by brand and last four digits, in answers and in look-ups', async () => {
  const paid = await h.provider.start(wanted());
  expect(paid).toHaveProperty('label', 'Visa ending in 1111');
  expect(await h.provider.find({ key: wanted().key, reference: '' })).toEqual(paid);
});

test('a refund is of the transaction that took the money, and carries both keys', async () => {
  const reference = await started();
  const captured = await h.provider.capture(step(reference, 2000, 'capture-1'));
  await h.provider.refund(step(reference, 500, 'refund-1'));
  expect(bodyOf(-1)).toMatchObject({
    type: 'REFUND',
    id: (captured as { reference: string }).reference,
    amount: '5.00',
    'order-id': wanted().key,
    invoice: 'refund-1',
  });
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ amount: 2000, refunded: 500 });
});

test('two refunds of one amount are two; each key is sent once', async () => {
  const reference = await started({ hold: false });
  const first = await h.provider.refund(step(reference, 1000, 'refund-1'));
  expect(await h.provider.refund(step(reference, 1000, 'refund-1'))).toEqual(first);
  expect(await h.provider.findStep({ ...step(reference, 1000, 'refund-2'), kind: 'refund' })).toEqual({
    state: 'none',
  });
  expect(await h.provider.refund(step(reference, 1000, 'refund-2'))).toMatchObject({ state: 'done' });
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ refunded: 2000 });
  expect(sent()).toHaveLength(3);
});

test('never asks for more than the payment', async () => {
  const reference = await started();
  expect(await h.provider.capture(step(reference, 2600, 'capture-1'))).toEqual({
    state: 'refused',
    reason: 'More than was authorized.',
  });
  await h.provider.capture(step(reference, 2000, 'capture-2'));
  expect(await h.provider.refund(step(reference, 2001, 'refund-1'))).toEqual({
    state: 'refused',
    reason: 'More than is left of the payment.',
  });
  expect(sent()).toHaveLength(2);
});

test('an earlier payment by the same card is not taken for this one, whatever the account checks', async () => {
  await started({ hold: false });
  h.vendor.duplicates = 'card';
  const second = wanted({ key: 'second', hold: false });
  expect(await h.provider.start(second)).toEqual({ state: 'unknown' });
  expect(await h.provider.find({ key: 'second', reference: '' })).toEqual({ state: 'none' });
  h.vendor.duplicates = 'invoice';
  expect(await h.provider.start(second)).toMatchObject({ state: 'captured' });
  expect(h.payments()).toBe(2);
});

test('nor an earlier refund', async () => {
  const reference = await started({ hold: false });
  await h.provider.refund(step(reference, 1000, 'refund-1'));
  h.vendor.duplicates = 'card';
  expect(await h.provider.refund(step(reference, 1000, 'refund-2'))).toEqual({ state: 'unknown' });
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ refunded: 1000 });
});

test.each(['032', '045', '059'])(
  'a duplicate (%s) is no decline: what came of the first is looked up',
  async (code) => {
    const error = { 'error-message': 'Duplicate Transaction', 'result-code': code };
    h.vendor.next = {
      to: 'POST',
      status: 402,
      json: { code: '402', status: 'fail', payload: { payloadType: 'error', error } },
    };
    expect(await h.provider.start(wanted())).toEqual({ state: 'unknown' });
    const reference = await started({ hold: false });
    h.vendor.next = {
      to: 'POST',
      status: 402,
      json: { code: '402', status: 'fail', payload: { payloadType: 'error', error } },
    };
    expect(await h.provider.refund(step(reference, 1, 'refund-1'))).toEqual({ state: 'unknown' });
  },
);

test('a refund that the bank declined can be sent again with its key', async () => {
  const reference = await started({ hold: false });
  const refund = step(reference, 1000, 'refund-1');
  await h.provider.refund(refund);
  Object.assign(h.vendor.transactions.at(-1) ?? {}, { result: 'DECLINED' });
  expect(await h.provider.findStep({ ...refund, kind: 'refund' })).toEqual({ state: 'none' });
  expect(await h.provider.refund(refund)).toMatchObject({ state: 'done' });
  expect(await h.provider.find({ key: '', reference })).toMatchObject({ refunded: 1000 });
});

test('after 90 days the owner reads why nothing can be given back', async () => {
  const reference = await started({ hold: false });
  h.vendor.transactions.length = 0;
  expect(await h.provider.refund(step(reference, 1000, 'refund-1'))).toEqual({
    state: 'refused',
    reason: 'Clearent does not show this payment: it keeps them for 90 days.',
  });
  expect(await h.provider.find({ key: wanted().key, reference })).toEqual({ state: 'unknown' });
});

test.each<[object, string]>([
  [{}, 'authorized'],
  [{ voided: 'true' }, 'voided'],
  [{ voided: true }, 'voided'],
  [{ 'voided-auth': 'true' }, 'voided'],
  // The capture is not in sight: by whom, and of how much, is not known.
  [{ pending: 'false' }, 'unknown'],
  [{ result: 'ERROR' }, 'declined'],
  [{ result: 'BRAND_NEW' }, 'unknown'],
  [{ amount: '25.999' }, 'unknown'],
  [{ amount: '-1.00' }, 'unknown'],
  [{ amount: '' }, 'unknown'],
])('an authorization that is shown with %j is read as %s', async (changes, state) => {
  const reference = await started();
  Object.assign(h.vendor.transactions[0] ?? {}, changes);
  expect(await h.provider.find({ key: '', reference })).toHaveProperty('state', state);
});

test('a list that cannot be read says nothing of the payment', async () => {
  for (const json of [
    { code: '200', payload: { payloadType: 'transactions' } },
    { payload: { transactions: {} } },
  ]) {
    h.vendor.next = { to: 'GET', status: 200, json };
    expect(await h.provider.find({ key: 'a-key', reference: '' })).toEqual({ state: 'unknown' });
  }
  h.vendor.next = {
    to: 'GET',
    status: 200,
    json: { page: { 'total-elements': 0 }, payload: { transactions: {} } },
  };
  expect(await h.provider.find({ key: 'a-key', reference: '' })).toEqual({ state: 'none' });
});

test('a list of one may be that one', async () => {
  const reference = await started();
  const row = structuredClone(h.vendor.transactions[0]);
  h.vendor.next = {
    to: 'GET',
    status: 200,
    json: { payload: { payloadType: 'transaction', transaction: row } },
  };
  expect(await h.provider.find({ key: wanted().key, reference })).toHaveProperty('state', 'authorized');
});

test('shows the owner what Clearent cannot take', async () => {
  await expect(h.provider.start(wanted({ amount: -1 }))).rejects.toThrow(
    'Clearent refused: amount is not valid',
  );
});

test.each<[string, string, string]>([
  ['402', '023', 'declined'],
  ['402', '057', 'declined'],
  ['400', '009', 'wrong_number'],
])('a bank that says no (%s, %s) declines: %s', async (status, code, reason) => {
  const transaction = { id: '7', type: 'AUTH', result: 'DECLINED', 'result-code': code };
  h.vendor.next = {
    to: 'POST',
    status: Number(status),
    json: { payload: { transaction, payloadType: 'error' } },
  };
  expect(await h.provider.start(wanted())).toEqual({ state: 'declined', reference: '7', reason });
});

test('a refusal without a word of the bank says nothing of the card: its token may have paid before', async () => {
  for (const status of [400, 402]) {
    const error = { 'error-message': 'jwt was used', 'result-code': '041' };
    h.vendor.next = { to: 'POST', status, json: { payload: { error, payloadType: 'error' } } };
    await expect(h.provider.start(wanted())).rejects.toThrow('Clearent refused: jwt was used');
  }
});

test('sends nothing for what is no token, or no dollars', async () => {
  for (const token of ['', 'abc', 'jwt.good.signed\nx: y', '4111111111111111'])
    expect(await h.provider.start(wanted({ token }))).toEqual({
      state: 'declined',
      reference: '',
      reason: 'token_expired',
    });
  await expect(h.provider.start(wanted({ currency: 'CAD' }))).rejects.toMatchObject({ why: 'account' });
  expect(h.vendor.requests).toEqual([]);
});

test('the form and its keys are those of the sandbox, or of real money', () => {
  const form = (live: boolean) =>
    clearentVendor
      .open({ live, keys: { 'checkout_info.clearent_pk': '3070' } })
      .form({ amount: 1, currency: 'USD', language: 'en', shopOrigin: 'https://shop.example' });
  expect(form(false)).toMatchObject({
    scriptUrl: 'https://gateway-sb.clearent.net/js-sdk/js/clearent-host.js',
    publicKey: '3070',
    values: { gateway: 'https://gateway-sb.clearent.net' },
  });
  expect(form(true).values).toEqual({ gateway: 'https://gateway.clearent.net' });
});

test('checks the signature as the vendor’s own example does', () => {
  // Key and signature of ECDSASignatureTest in Clearent-Gateway/HPPSignatureVerification, over 'This is a test.'
  const publicKey =
    '307a301406072a8648ce3d020106092b240303020801010c0362000461ce4bbdb546b4080503d04cf04d43bf542fb19f676dd9e2473a76b31af96509c514932cf5f256eec76a957d2d9bd16d668910e27508dcf04f8ac72dc8ff653b2084668068656e5184d454c39c7cb5c1b215e1179e9759eac864df4fc781f466';
  const signature =
    '30650231008418584a5bb66f0875d473deb713d948de9e517c0423b404ea6fcae87d5cb5027d152262167eb2ce6dec8bd53d53ddf90230601533990bfe23cc2849cfd75f54ef0284c2dfafa4abc4b6c5f9f056236d44a144e1233eabb233a27dacfe3632ad6194';
  expect(isSigned('This is a test.', { publicKey, signature })).toBe(true);
  expect(isSigned('Not the same message', { publicKey, signature })).toBe(false);
  expect(isSigned('This is a test.', { publicKey, signature: signature.slice(2) })).toBe(false);
  for (const key of ['', 'zz', publicKey.slice(2)])
    expect(isSigned('This is a test.', { publicKey: key, signature })).toBe(false);
});

test.each([
  '',
  '{',
  '[]',
  '{"payload":{}}',
  '"signature":"00","payload":{}',
  '{"payload":1,"signature":"00"}',
])('refuses what is no webhook: %s', async (body) => {
  const read = h.provider.readWebhook({ body, header: () => '', now: new Date() });
  await expect(read).rejects.toThrow(WebhookRefused);
});

test('reads a webhook that is laid out for people, and one of a refund', async () => {
  const row = {
    id: '2',
    type: 'REFUND',
    result: 'APPROVED',
    'order-id': 'key-1',
    created: '2026-11-29 08:00:00.000',
  };
  const body = h.vendor.webhook(row).replace(',"signature":', ',\n\n   "signature" : ');
  const now = new Date('2026-11-29T09:00:00Z');
  expect(await h.provider.readWebhook({ body, header: () => '', now })).toEqual({
    id: '2',
    key: 'key-1',
    reference: '',
  });
});

test('a webhook without a time is too old', async () => {
  const body = h.vendor.webhook({ id: '2', type: 'SALE', result: 'APPROVED', 'order-id': 'key-1' });
  await expect(h.provider.readWebhook({ body, header: () => '', now: new Date() })).rejects.toThrow(
    'too long ago',
  );
});

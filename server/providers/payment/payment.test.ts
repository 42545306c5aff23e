import { describe, expect, test } from 'vitest';
import { secretOfSandbox, testSandbox } from '../../../test/sandbox.ts';
import { type PaymentProvider, type PaymentRequest, WebhookRefused } from './payment.ts';
import { signWebhook } from './sandbox/sandbox-payment.ts';

/** An account at a provider with what its form hands over for a card that is approved, and for one that is declined. */
interface Opened {
  provider: PaymentProvider;
  good(): Promise<string>;
  declined(): Promise<string>;
  /** A genuine webhook about this payment. */
  webhook(payment: { key: string; reference: string }): { body: string; headers: Record<string, string> };
}

const accounts: [string, () => Promise<Opened>][] = [
  [
    'sandbox',
    async () => {
      const sandbox = testSandbox();
      return {
        provider: sandbox.open(),
        good: async () => sandbox.token('tidewater', '4242424242424242'),
        declined: async () => sandbox.token('tidewater', '4000000000000002'),
        webhook: (payment) => signed({ id: 'evt_1', account: 'tidewater', ...payment }),
      };
    },
  ],
];

function signed(event: object, at = Date.now(), secret = secretOfSandbox('tidewater')) {
  const body = JSON.stringify(event);
  const seconds = String(Math.floor(at / 1000));
  return { body, headers: { 'sandbox-signature': `t=${seconds},v1=${signWebhook(secret, seconds, body)}` } };
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${keys}-${Math.random()}`;
};

function request(token: string, overrides: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    key: newKey(),
    amount: 2139,
    currency: 'USD',
    hold: false,
    token,
    orderNumber: '100001',
    description: 'Tidewater Books',
    email: 'ada@example.org',
    postalCode: '',
    breakdown: { items: 1800, discount: 0, tax: 99, shipping: 240, giftCards: 0 },
    lines: [{ name: 'Salt Roads', sku: '9791200000018', quantity: 1, unitAmount: 1800 }],
    returnUrl: 'http://shop.test:3000/checkout/payment',
    cancelUrl: 'http://shop.test:3000/checkout/cart',
    ...overrides,
  };
}

const read = (provider: PaymentProvider, { body, headers }: ReturnType<Opened['webhook']>) =>
  provider.readWebhook({
    body,
    header: (name) => headers[name] ?? '',
    now: new Date(),
  });

describe.each(accounts)('%s', (_name, open) => {
  test('charges, and finds the payment by the shop’s key and by its own reference', async () => {
    const { provider, good } = await open();
    const asked = request(await good());
    const paid = await provider.start(asked);
    expect(paid).toMatchObject({ state: 'captured', amount: 2139, currency: 'USD', refunded: 0 });
    if (paid.state !== 'captured') throw new Error('not captured');
    expect(await provider.find({ key: asked.key, reference: paid.reference })).toEqual(paid);
    if (provider.can.findByKey) expect(await provider.find({ key: asked.key, reference: '' })).toEqual(paid);
  });

  test('takes the money once however often the same payment is started', async () => {
    const { provider, good } = await open();
    const asked = request(await good());
    const first = await provider.start(asked);
    expect(await provider.start(asked)).toEqual(first);
  });

  test('does not take another amount under the same key', async () => {
    const { provider, good } = await open();
    const asked = request(await good());
    await provider.start(asked);
    expect(await provider.start({ ...asked, amount: 1 })).not.toMatchObject({ amount: 1 });
  });

  test('says why a card was declined, and never heard of a key that was not used', async () => {
    const { provider, declined } = await open();
    const asked = request(await declined());
    expect(await provider.start(asked)).toMatchObject({ state: 'declined', reason: 'declined' });
    expect(await provider.find({ key: newKey(), reference: '' })).toEqual({ state: 'none' });
  });

  test('takes a part of an authorization later, once', async () => {
    const { provider, good } = await open();
    const held = await provider.start(request(await good(), { hold: true }));
    expect(held).toMatchObject({ state: 'authorized', amount: 2139 });
    if (held.state !== 'authorized') throw new Error('not authorized');
    const step = { key: newKey(), reference: held.reference, amount: 1800, currency: 'USD' };
    const done = await provider.capture(step);
    expect(done).toMatchObject({ state: 'done' });
    expect(await provider.capture(step)).toEqual(done);
    expect(await provider.findStep({ ...step, kind: 'capture' })).toEqual(done);
    expect(await provider.capture({ ...step, key: newKey(), amount: 1 })).toMatchObject({ state: 'refused' });
    expect(await provider.find(held as { key: string; reference: string } & typeof held)).toMatchObject({
      state: 'captured',
      amount: 1800,
    });
  });

  test('releases an authorization, and cannot take it then', async () => {
    const { provider, good } = await open();
    const held = await provider.start(request(await good(), { hold: true }));
    if (held.state !== 'authorized') throw new Error('not authorized');
    const step = { key: newKey(), reference: held.reference, currency: 'USD' };
    expect(await provider.void(step)).toMatchObject({ state: 'done' });
    expect(await provider.void({ ...step, key: newKey() })).toMatchObject({ state: 'done' });
    expect(await provider.capture({ ...step, key: newKey(), amount: 2139 })).toMatchObject({
      state: 'refused',
    });
    expect(await provider.find({ key: '', reference: held.reference })).toMatchObject({ state: 'voided' });
  });

  test('gives back in parts, each once, and never more than was taken', async () => {
    const { provider, good } = await open();
    const paid = await provider.start(request(await good()));
    if (paid.state !== 'captured') throw new Error('not captured');
    const step = { key: newKey(), reference: paid.reference, amount: 1000, currency: 'USD' };
    const done = await provider.refund(step);
    expect(done).toMatchObject({ state: 'done' });
    expect(await provider.refund(step)).toEqual(done);
    expect(await provider.refund({ ...step, key: newKey(), amount: 1140 })).toMatchObject({
      state: 'refused',
    });
    expect(await provider.refund({ ...step, key: newKey(), amount: 1139 })).toMatchObject({ state: 'done' });
    expect(await provider.find({ key: '', reference: paid.reference })).toMatchObject({ refunded: 2139 });
    expect(await provider.findStep({ ...step, key: newKey(), kind: 'refund' })).toEqual({ state: 'none' });
  });

  test('reads its own webhooks and refuses every other', async () => {
    const { provider, webhook } = await open();
    const payment = { key: 'key-1', reference: 'pay_1' };
    const genuine = webhook(payment);
    expect(await read(provider, genuine)).toMatchObject(payment);
    const forged = [
      { ...genuine, headers: {} },
      { ...genuine, body: `${genuine.body} ` },
      { ...genuine, body: genuine.body.replace('pay_1', 'pay_2') },
    ];
    for (const one of forged) await expect(read(provider, one)).rejects.toBeInstanceOf(WebhookRefused);
  });

  test('tells the page which origins it loads from, and no secret', async () => {
    const { provider } = await open();
    const form = provider.form({
      amount: 2139,
      currency: 'USD',
      language: 'en',
      shopOrigin: 'http://shop.test:3000',
    });
    for (const url of [form.scriptUrl, form.frameUrl].filter(Boolean))
      expect([...form.sources.script, ...form.sources.frame]).toContain(new URL(url).origin);
    expect(JSON.stringify(form)).not.toContain('secret');
  });
});

describe('sandbox', () => {
  test('refuses a webhook for another account, and one that is old', async () => {
    const provider = testSandbox().open();
    const event = { id: 'evt_1', account: 'lakeshore', key: 'key-1', reference: 'pay_1' };
    await expect(read(provider, signed(event))).rejects.toThrow('not for this account');
    await expect(
      read(provider, signed({ ...event, account: 'tidewater' }, Date.now() - 600_000)),
    ).rejects.toThrow('too old');
  });

  test('takes the money though the answer is lost: unknown first, found afterwards', async () => {
    const sandbox = testSandbox();
    const provider = sandbox.open();
    const asked = request(sandbox.token('tidewater', '4000000000001018'));
    expect(await provider.start(asked)).toEqual({ state: 'unknown' });
    expect(await provider.find({ key: asked.key, reference: '' })).toMatchObject({ state: 'captured' });
    expect(await provider.start(asked)).toMatchObject({ state: 'captured' });
  });

  test('decides later where the card says so', async () => {
    const sandbox = testSandbox();
    const provider = sandbox.open();
    const asked = request(sandbox.token('tidewater', '4000000000001000'));
    expect(await provider.start(asked)).toMatchObject({ state: 'pending' });
    sandbox.clock.now += 5000;
    expect(await provider.find({ key: asked.key, reference: '' })).toMatchObject({ state: 'captured' });
  });

  test('asks the shopper to confirm, and takes their answer once', async () => {
    const sandbox = testSandbox();
    const provider = sandbox.open();
    for (const [answer, state] of [
      ['confirm', 'captured'],
      ['reject', 'declined'],
    ]) {
      const asked = request(sandbox.token('tidewater', '4000000000003220'));
      const waiting = await provider.start(asked);
      if (waiting.state !== 'needs_shopper' || waiting.step.kind !== 'frame') throw new Error('no challenge');
      const page = await sandbox.request(waiting.step.url);
      expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://shop.test:3000');
      expect(await page.text()).toContain('Tidewater Books asks for $21.39.');
      const body = new URLSearchParams({ answer: answer ?? '' });
      await sandbox.request(waiting.step.url, { method: 'POST', body });
      expect(await provider.find({ key: asked.key, reference: '' })).toMatchObject({ state });
      await sandbox.request(waiting.step.url, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'confirm' }),
      });
      expect(await provider.find({ key: asked.key, reference: '' })).toMatchObject({ state });
    }
  });

  test('sends webhooks twice and out of order where the card says so', async () => {
    const sandbox = testSandbox();
    const provider = sandbox.open();
    const timesOf = async (number: string) => {
      sandbox.events.length = 0;
      await provider.start(request(sandbox.token('tidewater', number)));
      return sandbox.events.map(({ body, after }) => [JSON.parse(body).type, after]);
    };
    expect(await timesOf('4000000000001034')).toEqual([
      ['payment.started', 0],
      ['payment.changed', 1],
      ['payment.changed', 2],
    ]);
    expect(await timesOf('4000000000001042')).toEqual([
      ['payment.started', 2],
      ['payment.changed', 1],
    ]);
  });

  test('is not to be asked with another account’s key', async () => {
    const provider = testSandbox().open({ secret: secretOfSandbox('lakeshore') });
    await expect(provider.find({ key: 'x', reference: '' })).rejects.toMatchObject({ why: 'account' });
  });

  test('keeps no card number', async () => {
    const sandbox = testSandbox();
    await sandbox.open().start(request(sandbox.token('tidewater', '4242424242424242')));
    expect(JSON.stringify([sandbox.rows, sandbox.events])).not.toContain('4242424242424242');
    expect(JSON.stringify(sandbox.rows)).toContain('Visa ending in 4242');
  });
});

import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearentHarness } from '../../../test/payment/clearent-harness.ts';
import { globalHarness } from '../../../test/payment/global-harness.ts';
import type { Harness, SentWebhook } from '../../../test/payment/harness.ts';
import { payPalHarness } from '../../../test/payment/paypal-harness.ts';
import { stripeHarness } from '../../../test/payment/stripe-harness.ts';
import type { Trouble } from '../../../test/payment/vendor-stand-in.ts';
import {
  PaymentNotSent,
  type PaymentRequest,
  type PaymentResult,
  WebhookRefused,
  type WebhookRequest,
} from './payment.ts';

const adapters: [string, () => Promise<Harness>][] = [
  ['stripe', stripeHarness],
  ['paypal', payPalHarness],
  ['clearent', clearentHarness],
  ['global', globalHarness],
];

describe.each(adapters)('%s as a payment provider', (_name, open) => {
  let h: Harness;
  beforeEach(async () => {
    h = await open();
  });

  const wanted = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
    key: randomUUID(),
    amount: 2599,
    currency: 'USD',
    hold: false,
    token: h.token('good'),
    orderNumber: 'W1001',
    description: 'Tidewater Books',
    email: 'ada@example.com',
    postalCode: '04101',
    breakdown: { items: 2400, discount: 300, tax: 132, shipping: 500, giftCards: 133 },
    lines: [{ name: 'Persuasion', sku: '9780141439686', quantity: 2, unitAmount: 1200 }],
    returnUrl: 'https://shop.example/purchase?paid=1',
    cancelUrl: 'https://shop.example/purchase',
    ...changes,
  });

  test('says whether the keys are right, and changes nothing', async () => {
    expect(await h.provider.check()).toBe('good');
    await expect(h.withOtherKeys().check()).rejects.toThrow(PaymentNotSent);
    await expect(h.unreachable().check()).rejects.toMatchObject({ why: 'no_connection' });
    h.vendor.trouble.push({ on: /^GET /, what: 503 });
    expect(await h.provider.check()).toBe('unknown');
    expect(h.payments()).toBe(0);
  });

  /** Start, and what the shopper and the checkout do after it. */
  async function pay(request: PaymentRequest): Promise<PaymentResult> {
    const started = await h.provider.start(request);
    if (started.state !== 'needs_shopper') return started;
    h.shopper(started.reference, true);
    return h.provider.finish({ ...request, reference: started.reference });
  }

  async function paid(changes: Partial<PaymentRequest> = {}): Promise<{ key: string; reference: string }> {
    const request = wanted(changes);
    const result = await pay(request);
    if (result.state !== 'captured' && result.state !== 'authorized')
      throw new Error(`not paid: ${JSON.stringify(result)}`);
    return { key: request.key, reference: result.reference };
  }

  /** On a busy machine only silence may count as such. */
  const firstTry = (what: Trouble['what']) =>
    String(what).startsWith('silence') ? h.impatient() : h.provider;

  const step = (reference: string, amount: number, key: string = randomUUID()) => ({
    key,
    reference,
    amount,
    currency: 'USD',
  });

  async function failureOf(run: () => Promise<unknown>): Promise<Error> {
    try {
      await run();
    } catch (e) {
      if (e instanceof Error) return e;
    }
    throw new Error('nothing was thrown');
  }

  test('PAY-037 tells the page the script, the public key and the exact origins, and no secret', () => {
    const form = h.provider.form({
      amount: 2599,
      currency: 'USD',
      language: 'en',
      shopOrigin: 'https://shop.example',
    });
    expect(form.provider).toBe(h.provider.name);
    const origins = Object.values(form.sources).flat();
    expect(origins.length).toBeGreaterThan(0);
    for (const origin of origins) expect(origin).toMatch(/^https:\/\/[*\w.-]+(:\d+)?$/);
    if (form.scriptUrl) expect(form.sources.script).toContain(new URL(form.scriptUrl).origin);
    for (const secret of h.secrets) expect(JSON.stringify(form)).not.toContain(secret);
  });

  test('charges', async () => {
    const request = wanted();
    const result = await pay(request);
    expect(result).toMatchObject({ state: 'captured', amount: 2599, currency: 'USD', refunded: 0 });
    expect(result).toHaveProperty('label', expect.stringMatching(/\S/));
    expect(h.payments()).toBe(1);
  });

  test('holds, takes a part once, and releases the rest', async () => {
    if (h.provider.can.holdDays === 0) return;
    const { key, reference } = await paid({ hold: true });
    expect(await h.provider.find({ key, reference })).toMatchObject({ state: 'authorized', amount: 2599 });
    const capture = step(reference, 2000);
    expect(await h.provider.capture(capture)).toMatchObject({ state: 'done' });
    expect(await h.provider.find({ key, reference })).toMatchObject({ state: 'captured', amount: 2000 });
    expect(await h.provider.capture(capture)).toMatchObject({ state: 'done' });
    expect(await h.provider.capture(step(reference, 599))).toMatchObject({ state: 'refused' });
    expect(await h.provider.find({ key, reference })).toMatchObject({ state: 'captured', amount: 2000 });
  });

  test('takes no more than it holds', async () => {
    if (h.provider.can.holdDays === 0) return;
    const { key, reference } = await paid({ hold: true });
    expect(await h.provider.capture(step(reference, 2600))).toMatchObject({ state: 'refused' });
    expect(await h.provider.find({ key, reference })).toMatchObject({ state: 'authorized', amount: 2599 });
  });

  test('releases a hold; once more is the same; what was captured cannot be released', async () => {
    if (h.provider.can.holdDays === 0) return;
    const { key, reference } = await paid({ hold: true });
    expect(await h.provider.void({ key: randomUUID(), reference, currency: 'USD' })).toMatchObject({
      state: 'done',
    });
    expect(await h.provider.void({ key: randomUUID(), reference, currency: 'USD' })).toMatchObject({
      state: 'done',
    });
    expect(await h.provider.find({ key, reference })).toMatchObject({ state: 'voided' });
    expect(await h.provider.capture(step(reference, 100))).toMatchObject({ state: 'refused' });
    const other = await paid();
    expect(await h.provider.void({ ...other, key: randomUUID(), currency: 'USD' })).toMatchObject({
      state: 'refused',
    });
  });

  test('gives back in parts, and never more than was paid', async () => {
    const { key, reference } = await paid();
    const first = step(reference, 1000);
    expect(await h.provider.refund(first)).toMatchObject({ state: 'done' });
    expect(await h.provider.refund(first)).toMatchObject({ state: 'done' });
    expect(await h.provider.find({ key, reference })).toMatchObject({
      state: 'captured',
      amount: 2599,
      refunded: 1000,
    });
    expect(await h.provider.refund(step(reference, 1600))).toMatchObject({ state: 'refused' });
    expect(await h.provider.refund(step(reference, 1599))).toMatchObject({ state: 'done' });
    expect(await h.provider.find({ key, reference })).toMatchObject({ refunded: 2599 });
  });

  test('the same key again is the same payment', async () => {
    const request = wanted();
    const first = await pay(request);
    const again = await h.provider.start(request);
    expect(again).toMatchObject({ reference: (first as { reference: string }).reference });
    expect(h.payments()).toBe(1);
  });

  test('the same key for another amount is no second payment', async () => {
    const request = wanted();
    await pay(request);
    const again = await h.provider.start({ ...request, amount: 9999 });
    expect(['unknown', 'captured']).toContain(again.state);
    expect(h.payments()).toBe(1);
    const found = await h.provider.find({ key: request.key, reference: '' });
    if (h.provider.can.findByKey) expect(found).toMatchObject({ amount: 2599 });
  });

  test.each(['cut after', 'silence after', 'page after'] as const)(
    'finds a payment whose answer was lost: %s',
    async (what) => {
      const request = wanted();
      h.vendor.trouble.push({ on: h.requests.start, what });
      expect(await firstTry(what).start(request)).toEqual({ state: 'unknown' });
      if (h.provider.can.findByKey) {
        const found = await h.provider.find({ key: request.key, reference: '' });
        expect(['captured', 'needs_shopper']).toContain(found.state);
      }
      const again = await pay(request);
      expect(again).toMatchObject({ state: 'captured', amount: 2599 });
      expect(h.payments()).toBe(1);
    },
  );

  test.each(['cut', 'silence', 500, 502, 503, 429] as const)(
    'never calls a lost request a failure: %s',
    async (what) => {
      const request = wanted();
      h.vendor.trouble.push({ on: h.requests.start, what });
      expect(await firstTry(what).start(request)).toEqual({ state: 'unknown' });
      expect(h.payments()).toBe(0);
      if (h.provider.can.findByKey)
        expect(await h.provider.find({ key: request.key, reference: '' })).toEqual({ state: 'none' });
      expect(await pay(request)).toMatchObject({ state: 'captured' });
      expect(h.payments()).toBe(1);
    },
  );

  test('says when nothing was sent', async () => {
    const error = await failureOf(() => h.unreachable().start(wanted()));
    expect(error).toBeInstanceOf(PaymentNotSent);
    expect(error).toHaveProperty('why', 'no_connection');
  });

  test('says when the vendor refuses the keys, and takes nothing', async () => {
    const error = await failureOf(() => h.withOtherKeys().start(wanted()));
    expect(error).toBeInstanceOf(PaymentNotSent);
    expect(error).toHaveProperty('why', 'account');
    expect(h.payments()).toBe(0);
  });

  test('a look-up without an answer says nothing of the payment', async () => {
    const { key, reference } = await paid();
    for (const provider of [h.unreachable(), h.withOtherKeys()]) {
      expect(await provider.find({ key, reference })).toEqual({ state: 'unknown' });
      expect(await provider.findStep({ ...step(reference, 1), kind: 'refund' })).toEqual({
        state: 'unknown',
      });
    }
  });

  test('shows no key, token or card number in an error', async () => {
    const request = wanted();
    const errors = [
      await failureOf(() => h.unreachable().start(request)),
      await failureOf(() => h.withOtherKeys().start(request)),
      await failureOf(() => h.provider.readWebhook(received({ body: '{}', headers: {} }))),
    ];
    for (const error of errors) {
      const seen = inspect(error, { depth: 20, showHidden: true });
      for (const secret of [...h.secrets, request.token].filter(Boolean)) expect(seen).not.toContain(secret);
    }
  });

  test('PAY-041 says why a card was declined', async () => {
    for (const reason of h.declines) {
      const request = wanted({ token: h.token(reason) });
      const result = await h.provider.start(request);
      expect(result).toMatchObject({ state: 'declined', reason });
      if (h.provider.can.findByKey && reason !== 'token_expired')
        expect(await h.provider.find({ key: request.key, reference: '' })).toMatchObject({
          state: 'declined',
          reason,
        });
    }
  });

  test('waits for the shopper, and goes on when they have done their part', async () => {
    if (h.asksShopper === false) return;
    const request = wanted({ token: h.token('needs_shopper') });
    const started = await h.provider.start(request);
    if (started.state !== 'needs_shopper') throw new Error(`got ${started.state}`);
    expect(Object.values(started.step)[1]).not.toBe('');
    const back = { ...request, reference: started.reference };
    // Came back without having done it.
    expect(await h.provider.finish(back)).toMatchObject({ state: 'needs_shopper' });
    h.shopper(started.reference, true);
    const finished = await h.provider.finish(back);
    expect(finished).toMatchObject({ state: 'captured', amount: 2599 });
    expect(await h.provider.finish(back)).toEqual(finished);
    expect(h.payments()).toBe(1);
  });

  test('takes nothing when the shopper failed', async () => {
    if (h.asksShopper === false) return;
    const request = wanted({ token: h.token('needs_shopper') });
    const started = await h.provider.start(request);
    if (started.state !== 'needs_shopper') throw new Error(`got ${started.state}`);
    h.shopper(started.reference, false);
    const finished = await h.provider.finish({ ...request, reference: started.reference });
    expect(['declined', 'needs_shopper']).toContain(finished.state);
  });

  test('cancels a payment that waits for the shopper', async () => {
    if (h.asksShopper === false) return;
    const request = wanted({ token: h.token('needs_shopper') });
    const started = await h.provider.start(request);
    if (started.state !== 'needs_shopper') throw new Error(`got ${started.state}`);
    const { reference } = started;
    const voided = await h.provider.void({ key: randomUUID(), reference, currency: 'USD' });
    // Where a vendor cannot cancel it, it must say so.
    expect(['done', 'refused']).toContain(voided.state);
    if (voided.state !== 'done') return;
    expect(await h.provider.find({ key: request.key, reference })).toMatchObject({ state: 'voided' });
  });

  test('finds a step whose answer was lost, and says when the vendor never got it', async () => {
    const { reference } = await paid();
    const refund = step(reference, 700);
    expect(await h.provider.findStep({ ...refund, kind: 'refund' })).toEqual({ state: 'none' });
    h.vendor.trouble.push({ on: h.requests.refund, what: 'cut after' });
    expect(await h.provider.refund(refund)).toEqual({ state: 'unknown' });
    expect(await h.provider.findStep({ ...refund, kind: 'refund' })).toMatchObject({ state: 'done' });
    expect(await h.provider.refund(refund)).toMatchObject({ state: 'done' });
    expect(await h.provider.refund(step(reference, 1899))).toMatchObject({ state: 'done' });

    if (h.provider.can.holdDays === 0) return;
    const held = await paid({ hold: true });
    const capture = step(held.reference, 2599);
    expect(await h.provider.findStep({ ...capture, kind: 'capture' })).toEqual({ state: 'none' });
    h.vendor.trouble.push({ on: h.requests.capture, what: 'cut after' });
    expect(await h.provider.capture(capture)).toEqual({ state: 'unknown' });
    expect(await h.provider.findStep({ ...capture, kind: 'capture' })).toMatchObject({ state: 'done' });

    const other = await paid({ hold: true });
    const release = step(other.reference, 0);
    expect(await h.provider.findStep({ ...release, kind: 'void' })).toEqual({ state: 'none' });
    h.vendor.trouble.push({ on: h.requests.void, what: 503 });
    expect(await h.provider.void(release)).toEqual({ state: 'unknown' });
    expect(await h.provider.findStep({ ...release, kind: 'void' })).toEqual({ state: 'none' });
    h.vendor.trouble.push({ on: h.requests.void, what: 'cut after' });
    expect(await h.provider.void(release)).toEqual({ state: 'unknown' });
    expect(await h.provider.findStep({ ...release, kind: 'void' })).toMatchObject({ state: 'done' });
  });

  const received = ({ body, headers }: SentWebhook, now = new Date()): WebhookRequest => ({
    body,
    header: (name) => headers[name.toLowerCase()] ?? '',
    now,
  });

  /** A signature stands in a header, or in the body. */
  const unsigned = ({ body }: SentWebhook): SentWebhook => ({
    body: body.replace(/,"signature":"\w*"/, ''),
    headers: {},
  });

  test('reads a webhook, twice the same, and finds the state that is true now', async () => {
    const { key, reference } = await paid();
    const sent = h.webhook({ key, reference, at: new Date() });
    const event = await h.provider.readWebhook(received(sent));
    if (!event) throw new Error('not followed');
    expect(event.id).not.toBe('');
    expect([event.key, event.reference]).toEqual([
      expect.toBeOneOf([key, '']),
      expect.toBeOneOf([reference, '']),
    ]);
    expect(event.key + event.reference).not.toBe('');
    expect(await h.provider.readWebhook(received(sent))).toEqual(event);
    // The refund came before the news of the payment.
    await h.provider.refund(step(reference, 2599));
    await h.provider.readWebhook(received(sent));
    expect(await h.provider.find({ key, reference })).toMatchObject({ refunded: 2599 });
  });

  test('refuses a webhook that is forged, old, or for another account', async () => {
    const about = { ...(await paid()), at: new Date() };
    const refused = [
      received(h.webhook({ ...about, signed: 'badly' })),
      received(h.webhook({ ...about, signed: 'by another account' })),
      received(unsigned(h.webhook(about))),
      received(h.webhook(about), new Date(Date.now() + 8 * 24 * 3600_000)),
    ];
    for (const request of refused)
      expect(await failureOf(() => h.provider.readWebhook(request))).toBeInstanceOf(WebhookRefused);
  });

  test('leaves other events alone', async () => {
    const about = { ...(await paid()), at: new Date() };
    expect(await h.provider.readWebhook(received(h.webhook({ ...about, kind: 'unrelated' })))).toBeNull();
  });
});

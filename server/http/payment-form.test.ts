import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { globalStandIn } from '../../test/payment/global-stand-in.ts';
import { testSandbox } from '../../test/sandbox.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { PaymentAccounts } from '../payment/settle-payment.ts';
import { clearentPayments } from '../providers/payment/clearent/clearent.ts';
import { globalPayments } from '../providers/payment/global/global.ts';
import { payPalPayments } from '../providers/payment/paypal/paypal.ts';
import { stripePayments } from '../providers/payment/stripe/stripe.ts';
import { paymentForm } from './payment-form.ts';
import { securityHeaders } from './security-headers.ts';

const open = sellingShops();

async function formOf(settings: object, accounts?: PaymentAccounts) {
  const { t, store } = await open({ settings: { checkout_info: settings } as never });
  t.shop.payments = accounts ?? { open: async () => testSandbox().open({ account: store.webstoreName }) };
  const app = new Hono();
  app.use(securityHeaders(t.shop));
  app.route('/', paymentForm(t.shop));
  const host = `${store.webstoreName}.localhost:3000`;
  return (query: string) =>
    app.request(`http://${host}/checkout/payment-form?${query}`, { headers: { host } });
}

test('shows the card form of the store’s provider, and lets in no other site', async () => {
  const ask = await formOf({ card_provider: 'sandbox' });
  const page = await ask('choice=credit_card');
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-src http://shop.test:3001;');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const html = await page.text();
  const [, src = ''] = /<iframe src="([^"]+)"/.exec(html) ?? [];
  const asked = new URL(src.replaceAll('&#38;', '&'));
  expect(asked.origin).toBe('http://shop.test:3001');
  // The name that this browser uses for the shop, so that the token comes to this page.
  expect(asked.searchParams.get('origin')).toMatch(/^http:\/\/[\w-]+\.localhost:3000$/);
  expect(html).toContain('sandbox="allow-scripts allow-forms allow-same-origin"');
});

test('is not there for a way to pay without a form, for an unknown one, or with another order’s key', async () => {
  const ask = await formOf({ card_provider: 'sandbox' });
  for (const query of ['choice=pickup', 'choice=gold', 'order=100001&key=x', ''])
    expect((await ask(query)).status, query).toBe(404);
  expect((await (await formOf({}))('choice=credit_card')).status).toBe(404);
});

const stripeKeys = {
  card_provider: 'stripe',
  stripe_pk: 'pk_test_StandIn',
  stripe_sk: 'sealed',
  paypal_id: 'Client<Id',
  paypal_secret: 'sealed',
};
const vendorsOf: PaymentAccounts = {
  open: async (_store, name) =>
    name === 'stripe'
      ? stripePayments({ live: false, publishableKey: 'pk_test_StandIn', secretKey: '', webhookSecret: '' })
      : payPalPayments({ live: false, clientId: 'Client<Id', clientSecret: '', webhookId: '' }),
};

test.each([
  [
    'credit_card',
    'https://js.stripe.com',
    'pk_test_StandIn',
    '(self "https://js.stripe.com" "https://hooks.stripe.com")',
  ],
  ['paypal', 'https://www.sandbox.paypal.com', 'Client<Id', '(self)'],
])(
  'the script form of %s runs one script of the shop and those of the vendor',
  async (choice, origin, key, payment) => {
    const ask = await formOf(stripeKeys, vendorsOf);
    const page = await ask(`choice=${choice}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    const [data, script] = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, body = '']) => body,
    );
    expect(JSON.parse(data ?? '')).toMatchObject({ publicKey: key, handle: '' });
    expect(data).not.toContain('<');
    const policy = page.headers.get('content-security-policy') ?? '';
    const [, allowed = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    const hash = createHash('sha256')
      .update(script ?? '')
      .digest('base64');
    expect(allowed.split(' ').slice(0, 2)).toEqual([`'sha256-${hash}'`, origin]);
    expect(allowed).not.toContain('unsafe');
    expect(policy).toMatch(/default-src 'none'.*connect-src https:.*frame-ancestors 'self'/);
    expect(page.headers.get('permissions-policy')).toContain(`payment=${payment}`);
    // PayPal's window talks to the page that has opened it.
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  },
);

test('Stripe without keys is not offered, and has no form', async () => {
  const ask = await formOf({ card_provider: 'stripe', stripe_pk: 'pk_test_StandIn' }, vendorsOf);
  expect((await ask('choice=credit_card')).status).toBe(404);
  expect((await ask('choice=paypal')).status).toBe(404);
});

test('a form whose key is made for it gets one, and is not there when the vendor makes none', async () => {
  const vendor = await globalStandIn();
  onTestFinished(vendor.close);
  const { appId, appKey } = vendor;
  const of = (key: string) =>
    globalPayments(
      { live: false, appId, appKey: key, accountName: '', country: 'US' },
      { baseUrl: `${vendor.origin}/ucp` },
    );
  const settings = {
    card_provider: 'global',
    global_pk: appId,
    global_app_key: 'sealed',
    global_country: 'US',
  };
  for (const choice of ['credit_card', 'global']) {
    const page = await (await formOf(settings, { open: async () => of(appKey) }))(`choice=${choice}`);
    const html = await page.text();
    expect(html).toContain('https://js.globalpay.com/4.1.26/globalpayments.js');
    const [, key = ''] = /"publicKey":"([^"]+)"/.exec(html) ?? [];
    expect(vendor.tokens.get(key)).toBe('PMT_POST_Create_Single');
    expect(html).not.toContain(appKey);
  }
  const refused = await formOf(settings, { open: async () => of('another') });
  expect((await refused('choice=credit_card')).status).toBe(404);
});

test("Clearent's form lets in its gateway alone, by both names of the method (CHECKOUT-008)", async () => {
  const account = { live: true, publicKey: '307a30', apiKey: 'never shown' };
  const settings = { card_provider: 'clearent', clearent_pk: '307a30', clearent_api_key: 'sealed' };
  const ask = await formOf(settings, { open: async () => clearentPayments(account) });
  for (const choice of ['credit_card', 'clearent']) {
    const page = await ask(`choice=${choice}`);
    const html = await page.text();
    expect(html).toContain('"scriptUrl":"https://gateway.clearent.net/js-sdk/js/clearent-host.js"');
    expect(html).toContain('"publicKey":"307a30"');
    expect(html).not.toContain('never shown');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      '; frame-src https://gateway.clearent.net; connect-src https://gateway.clearent.net;',
    );
  }
  expect((await ask('choice=global')).status).toBe(404);
});

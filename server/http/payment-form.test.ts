import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { testSandbox } from '../../test/sandbox.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { paymentForm } from './payment-form.ts';
import { securityHeaders } from './security-headers.ts';

const open = sellingShops();

async function formOf(settings: object) {
  const { t, store } = await open({ settings: { checkout_info: settings } as never });
  t.shop.payments = { open: async () => testSandbox().open({ account: store.webstoreName }) };
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

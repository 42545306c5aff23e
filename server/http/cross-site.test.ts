import { expect, test } from 'vitest';
import { actions } from '../../contract/actions.ts';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';

/** What a browser says of a request that another site made it send. */
const fromElsewhere: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  // Another host of the same domain, as shops of one deployment are to each other.
  { 'sec-fetch-site': 'same-site', origin: 'http://two.localhost' },
  // Older browsers.
  { origin: 'https://evil.example' },
  { origin: 'null' },
];

test('no action and no form works for another site, whatever it is called', async () => {
  const { db, reload, shop } = await testShop();
  await buildStore(db, { hosts: ['one.localhost'] });
  await reload();
  let rendered = 0;
  const app = createApp(shop, async () => {
    rendered += 1;
    return new Response('<p>', { headers: { 'content-type': 'text/html' } });
  });
  const post = (path: string, headers: Record<string, string>) =>
    app.request(`http://one.localhost${path}`, {
      method: 'POST',
      headers: { host: 'one.localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'email_address=ada@example.org&password=x',
    });
  for (const headers of fromElsewhere) {
    for (const name of Object.keys(actions)) {
      expect([name, (await post(`/customer/${name}`, headers)).status]).toEqual([name, 403]);
    }
    for (const path of [
      '/account/login',
      '/account/login?back=/',
      '/account/details',
      '/account/data',
      '/account/create',
      '/account/forgot',
      '/account/signup',
      '/checkout/cart',
      '/purchase',
      '/location',
    ]) {
      expect([path, (await post(path, headers)).status]).toEqual([path, 403]);
    }
    const file = await app.request('http://one.localhost/customer/order/getExcel?order_id=1', {
      headers: { host: 'one.localhost', ...headers },
    });
    expect(file.status).toBe(403);
  }
  expect(rendered).toBe(0);
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://one.localhost' };
  expect((await post('/customer/account/logout', own)).status).toBe(200);
  expect((await post('/account/login', own)).status).toBe(200);
});

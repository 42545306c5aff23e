import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sellingShops } from '../../test/selling-shop.ts';
import { temporaryFile } from '../../test/temporary-file.ts';
import { readEnv } from '../env.ts';
import { localHost } from '../local-host.ts';
import { paymentAccounts, sandboxPort } from '../payment/payment-accounts.ts';
import { serveSandbox } from './sandbox-site.ts';

const open = sellingShops();
const takesCards = { checkout_info: { card_provider: 'sandbox' } } as never;

const listen = (answer: (headers: IncomingHttpHeaders) => number) =>
  new Promise<number>((resolve) => {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(answer(request.headers)).end();
    });
    onTestFinished(() => void server.close());
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

async function sandboxFor(settings: never, heard: (headers: IncomingHttpHeaders) => number = () => 200) {
  const { t, store: built } = await open({ settings });
  const store = t.shop.stores.byName(built.webstoreName);
  if (!store) throw new Error('the store is known');
  const file = temporaryFile('', 'empty');
  onTestFinished(file.remove);
  const DATA_DIR = dirname(file.path);
  const PORT = await listen(heard);
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: String(PORT), DATA_DIR });
  // The database is that of the other tests, too.
  const shop = { ...t.shop, env, stores: { ...t.shop.stores, all: () => [store] } };
  const accounts = paymentAccounts({ db: t.db, secret: shop.secret, url: '', port: PORT, host: '127.0.0.1' });
  const start = () => {
    const sandbox = serveSandbox(shop);
    onTestFinished(() => sandbox.close());
    return sandbox;
  };
  const address = `http://127.0.0.1:${sandboxPort(PORT)}`;
  const typeCard = async (number: string) => {
    const query = new URLSearchParams({ account: store.webstoreName, origin: store.origin, language: 'en' });
    const body = new URLSearchParams({
      name: 'Ada Reader',
      number,
      month: '12',
      year: String(new Date().getFullYear() + 1),
      cvv: '123',
    });
    const page = await (await fetch(`${address}/form?${query}`, { method: 'POST', body })).text();
    return /tok_[\w-]+/.exec(page)?.[0] ?? '';
  };
  return { shop, store, start, address, typeCard, provider: () => accounts.open(store, 'sandbox') };
}

const payment = {
  key: 'key-1',
  amount: 1800,
  currency: 'USD',
  hold: false,
  orderNumber: '100001',
  description: '',
  email: '',
  postalCode: '',
  breakdown: { items: 1800, discount: 0, tax: 0, shipping: 0, giftCards: 0 },
  lines: [],
  returnUrl: '',
  cancelUrl: '',
};

test('a bank that is opened again knows its payments; its events come signed, for the store’s own name', async () => {
  const events: IncomingHttpHeaders[] = [];
  const site = await sandboxFor(takesCards, (headers) => {
    events.push(headers);
    return 200;
  });
  const first = site.start();
  await vi.waitFor(async () => expect((await fetch(site.address)).status).toBe(200));
  const provider = await site.provider();
  const token = await site.typeCard('4242424242424242');
  expect(await provider.start({ ...payment, token })).toMatchObject({ state: 'captured', amount: 1800 });
  await vi.waitFor(() => expect(events.length).toBeGreaterThan(0), 5000);
  expect(events[0]).toMatchObject({
    host: new URL(site.store.origin).host,
    'sandbox-signature': expect.stringMatching(/^t=\d+,v1=/),
  });
  await first.close();
  site.start();
  await vi.waitFor(async () => expect((await fetch(site.address)).status).toBe(200));
  expect(await provider.find({ key: 'key-1', reference: '' })).toMatchObject({
    state: 'captured',
    label: 'Visa ending in 4242',
  });
});

test('is not there while no store uses it', async () => {
  const site = await sandboxFor({} as never);
  site.start();
  await expect(fetch(site.address)).rejects.toThrow();
});

test('a server for every network is reached at this machine', () => {
  expect(['0.0.0.0', '::', '127.0.0.1', '::1', '192.168.1.5'].map(localHost)).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
    '[::1]',
    '192.168.1.5',
  ]);
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { saveStock } from '../import/save-stock.ts';
import { openMemoryBackend } from '../search/memory-backend.ts';

/** By itself, within two seconds on a machine that has nothing else to do; a busy one may take its time. */
const soon = { timeout: 30_000, interval: 50 };

/** A shop as it runs: the index follows by itself, guests' pages are kept. */
async function runningShop() {
  const made = await testShop();
  const { db } = made;
  const store = await buildStore(db, { hosts: ['one.localhost'] });
  const location = await buildLocation(db, store.id, { code: 'MAIN' });
  const title = await buildTitle(db, { list_price_usa: 1800 });
  await buildStock(db, location.id, title.id, 3);
  await made.reload();
  made.shop.search = await openMemoryBackend(db);
  onTestFinished(() => made.shop.search.close());
  let rendered = 0;
  const app = createApp(made.shop, async (_request, { api }) => {
    rendered += 1;
    const found = await api('browse/get', { r: ['store'] });
    const prices = found.ok ? found.value.rows.map((row) => row.price) : [];
    return new Response(JSON.stringify(prices), { headers: { 'content-type': 'text/html' } });
  });
  return {
    page: async () => {
      const response = await app.request('http://one.localhost/browse', {
        headers: { host: 'one.localhost' },
      });
      return JSON.parse(await response.text()) as (number | null)[];
    },
    rendered: () => rendered,
    /** A line of a stock list. */
    load: (quantity: number, price_cents: number) =>
      saveStock(
        db,
        [
          {
            kind: 'row',
            line: 2,
            eisbn: title.eisbn,
            location: 'MAIN',
            quantity,
            price_cents,
            condition: 'NEW',
            warnings: [],
          },
        ],
        { store: { id: store.id, currency: 'USD' } },
      ),
  };
}

it('stock and prices that a list sets show on browse pages by themselves, kept or not', async () => {
  const shop = await runningShop();
  expect(await shop.page()).toEqual([1800]);
  await shop.page();
  expect(shop.rendered()).toBe(1);
  await shop.load(3, 1500);
  await vi.waitFor(async () => expect(await shop.page()).toEqual([1500]), soon);
  await shop.load(0, 1500);
  await vi.waitFor(async () => expect(await shop.page()).toEqual([]), soon);
  await shop.load(2, 1600);
  await vi.waitFor(async () => expect(await shop.page()).toEqual([1600]), soon);
});

it('whoever comes first after a quiet time sees what has changed', async () => {
  const shop = await runningShop();
  await shop.page();
  await shop.load(3, 1500);
  await new Promise((later) => setTimeout(later, 2_000));
  expect(await shop.page()).toEqual([1500]);
});

it('show the first store of all as soon as it is made, while the shop runs', async () => {
  const made = await testShop();
  const app = createApp(made.shop, async () => new Response('a page'));
  const get = async () =>
    (await app.request('http://one.localhost/', { headers: { host: 'one.localhost' } })).status;
  expect(await get()).toBe(503);
  const store = await buildStore(made.db, { hosts: ['one.localhost'] });
  await buildLocation(made.db, store.id);
  await vi.waitFor(async () => expect(await get()).toBe(200), soon);
});

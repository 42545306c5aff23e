import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CallFailed } from '../../contract/action.ts';
import { freshDb } from '../../test/database.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { DatabaseDown } from './db.ts';
import { openPostgres } from './pg-db.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const sentence = 'The shop can’t reach its database right now. Please try again in a moment.';

/** A database of its own, and a road to it that can be cut, closed, or lead nowhere without a word. */
async function roadToDatabase() {
  const there = await freshDb();
  onTestFinished(() => there.close());
  const [named] = await there.query<{ name: string }>('select current_database() as name');
  const url = new URL(server);
  const end = { port: Number(url.port), host: url.hostname };
  const road = { isClosed: false, isSilent: false };
  const lines = new Set<net.Socket>();
  const proxy = net.createServer((near) => {
    if (road.isClosed) return void near.destroy();
    const far = net.connect(end);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from);
      from.on('data', (bytes) => road.isSilent || to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        lines.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const line of lines) line.destroy();
  };
  onTestFinished(() => {
    cut();
    proxy.close();
  });
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as net.AddressInfo).port);
  url.pathname = `/${named?.name}`;
  return { there, road, cut, url: url.href };
}

async function shopBehindRoad() {
  const { there, road, cut, url } = await roadToDatabase();
  const store = await buildStore(there, { hosts: ['one.localhost'] });
  const location = await buildLocation(there, store.id);
  const book = await buildTitle(there);
  await buildStock(there, location.id, book.id, 500);
  const t = await testShop({ db: openPostgres({ url, max: 4 }) });
  const reader = t.visitor(store.webstoreName);
  await reader.get('cart/add', { eisbn: book.eisbn });
  return { t, there, road, cut, reader, eisbn: book.eisbn };
}

describe.runIf(server)('a PostgreSQL that goes away', () => {
  test('in the middle of calls costs each an honest answer at most: sent again, it is done once', async () => {
    const { there, cut, reader, eisbn } = await shopBehindRoad();
    let over = false;
    const cutting = (async () => {
      for (let i = 0; !over; i++) {
        // Longer and longer, so that a busy machine gets through as well.
        await new Promise((later) => setTimeout(later, ((i * 7) % 40) + i));
        cut();
      }
    })();
    let lost = 0;
    const copies = 25;
    for (let i = 0; i < copies; i++) {
      const uuid = randomUUID();
      for (let isAnswered = false; !isAnswered; ) {
        try {
          expect(await reader.send('cart/add', { eisbn }, uuid)).toMatchObject({ ok: true });
          isAnswered = true;
        } catch (e) {
          if (!(e instanceof CallFailed)) throw e;
          expect([e.status, e.message]).toEqual([503, sentence]);
          lost += 1;
        }
      }
    }
    over = true;
    await cutting;
    expect(lost).toBeGreaterThan(0);
    expect(await there.query('select quantity from cart_line')).toEqual([{ quantity: 1 + copies }]);
  });

  test('for a while is said on pages and calls alike, and is over when it is back', async () => {
    const { t, road, cut, reader, eisbn } = await shopBehindRoad();
    const app = createApp(
      t.shop,
      async () => new Response('page', { headers: { 'content-type': 'text/html' } }),
    );
    const headers = { host: 'one.localhost', cookie: `session_id=${reader.caller.token}` };
    const cartPage = () => app.request('http://one.localhost/checkout/cart', { headers });
    expect((await cartPage()).status).toBe(200);
    road.isClosed = true;
    cut();
    await expect(reader.call('cart/get', {})).rejects.toMatchObject({ status: 503, message: sentence });
    await expect(reader.call('cart/add', { eisbn })).rejects.toMatchObject({
      status: 503,
      message: sentence,
    });
    const page = await cartPage();
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain(sentence);
    expect(html).not.toMatch(/ECONN|127\.0\.0\.1|node_modules|\.[jt]s:\d/);
    road.isClosed = false;
    expect((await cartPage()).status).toBe(200);
    expect((await reader.get('cart/get', {})).cart.summary.total_quantity).toBe(1);
  });

  test('without a word is not waited for for ever, in a transaction or out of one', async () => {
    const { road, url } = await roadToDatabase();
    const db = openPostgres({ url, max: 2, answerMs: 1500 });
    onTestFinished(() => db.close());
    await db.query('select 1');
    // What copies whole tables is waited for.
    expect(await db.tx((q) => q.query('select 1 as n, pg_sleep(2)::text as t'), { isLong: true })).toEqual([
      { n: 1, t: '' },
    ]);
    road.isSilent = true;
    await expect(db.query('select 1')).rejects.toBeInstanceOf(DatabaseDown);
    road.isSilent = false;
    let began = 0;
    const inside = db.tx(async (q) => {
      began = performance.now();
      road.isSilent = true;
      await q.query('select 1');
    });
    await expect(inside).rejects.toBeInstanceOf(DatabaseDown);
    // Nothing more is asked of a line that is lost, not even a rollback.
    expect(performance.now() - began).toBeLessThan(2900);
    road.isSilent = false;
    expect(await db.tx((q) => q.query('select 2 as n'))).toEqual([{ n: 2 }]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { buildTitle } from '../../test/factories.ts';
import { pageShop } from '../../test/page-shop.ts';
import { createApp } from '../app.ts';
import { DatabaseBusy, DatabaseDown, type Db } from '../db/db.ts';

const shop = pageShop();

it('says when the database is away, with nothing of the program', async () => {
  const gone = new DatabaseDown(new Error('connect ECONNREFUSED 10.0.0.9:5432'));
  const db = { ...shop.made.db, query: () => Promise.reject(gone), tx: () => Promise.reject(gone) };
  shop.app = createApp({ ...shop.made.shop, db }, shop.render);
  for (const path of ['/item/1', '/checkout/cart', '/about']) {
    const response = await shop.get(path, { cookie: `session_id=${'a'.repeat(43)}` });
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
    const html = await response.text();
    expect(html).toContain('The shop can’t reach its database right now. Please try again in a moment.');
    expect(html).not.toMatch(/ECONN|10\.0\.0|node_modules|\.[jt]s:\d/);
  }
});

describe('a shop with too much to do', () => {
  it('says so on its pages, with when to come back, and does not call it an error', async () => {
    const error = vi.spyOn(shop.made.shop.log, 'error');
    const db: Db = { ...shop.made.db, query: () => Promise.reject(new DatabaseBusy()) };
    shop.app = createApp({ ...shop.made.shop, db }, shop.render);
    const page = await shop.get('/item/1', { cookie: `session_id=${'a'.repeat(43)}` });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await page.text()).toContain('The shop is very busy right now. Please try again in a moment.');
    expect(error).not.toHaveBeenCalled();
  });

  it('names a time on every page and call it cannot answer', async () => {
    const db: Db = {
      ...shop.made.db,
      query: () => Promise.reject(new DatabaseDown('gone')),
      tx: () => Promise.reject(new DatabaseDown('gone')),
    };
    shop.app = createApp({ ...shop.made.shop, db }, shop.render);
    const cookie = `session_id=${'a'.repeat(43)}`;
    const headers = { host: 'one.localhost', cookie };
    const answers = [
      await shop.get('/item/1', { cookie }),
      await shop.app.request('http://one.localhost/customer/cart/get', { method: 'POST', headers }),
      await shop.get('/readyz'),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, '5']),
    );
  });

  it('makes a crawler wait, also one with a cookie of its own making, not the shopper beside it', async () => {
    const reader = shop.made.visitor();
    const { eisbn } = await buildTitle(shop.made.db);
    await reader.get('cart/add', { eisbn });
    const waiting: (() => void)[] = [];
    shop.app = createApp(
      { ...shop.made.shop, env: { ...shop.made.shop.env, TRUST_PROXY: true } },
      async (request) => {
        shop.rendered.push(new URL(request.url).pathname);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
      },
    );
    const crawler = { 'x-forwarded-for': '2001:db8::1' };
    const crawled = Array.from({ length: 120 }, (_, n) =>
      shop.get(`/browse/filter/s/${n}`, { 'x-forwarded-for': `2001:db8::${n.toString(16)}` }),
    );
    await vi.waitFor(() => expect(shop.rendered).toHaveLength(3));
    const other = shop.get('/item/2', {
      'x-forwarded-for': '203.0.113.6',
      cookie: `session_id=${'a'.repeat(43)}`,
    });
    const shopper = shop.get('/item/1', {
      'x-forwarded-for': '203.0.113.5',
      cookie: `session_id=${reader.caller.token}`,
    });
    await vi.waitFor(() => expect(shop.rendered).toContain('/item/1'));
    expect(shop.rendered).toHaveLength(4);
    const refused = await shop.get('/browse/filter/s/more', crawler);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    const finish = setInterval(() => waiting.splice(0).forEach((end) => void end()), 1);
    expect((await shopper).status).toBe(200);
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(crawled)).map(({ status }) => status);
    clearInterval(finish);
    expect(statuses.filter((status) => status === 200)).toHaveLength(103);
    expect(statuses.filter((status) => status === 503)).toHaveLength(17);
  });
});

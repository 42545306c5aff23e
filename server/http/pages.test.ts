import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { pageShop } from '../../test/page-shop.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import type { Db } from '../db/db.ts';

const shop = pageShop();

describe('pages for guests', () => {
  it('are rendered once while nothing changes, and again after a change of the settings', async () => {
    await shop.get('/item/1');
    await shop.get('/item/1');
    expect(shop.rendered).toEqual(['/item/1']);
    await shop.made.db.query("update store set name = 'Uno' where name = 'One'");
    await shop.made.shop.changes.refresh();
    expect(await (await shop.get('/item/1')).text()).toContain('Uno /item/1');
    await shop.get('/item/1');
    expect(shop.rendered).toHaveLength(2);
  });

  it('stay when a title changes that they do not show: an order drops the pages of its books', async () => {
    const [one] = await shop.made.db.query<{ id: number }>(
      "select id from location where name <> 'North' limit 1",
    );
    const books = [await buildTitle(shop.made.db), await buildTitle(shop.made.db)];
    for (const { id } of books) await buildStock(shop.made.db, one?.id ?? 0, id, 12);
    await shop.made.shop.changes.refresh();
    shop.app = createApp(shop.made.shop, async (request, { api }) => {
      const { pathname } = new URL(request.url);
      shop.rendered.push(pathname);
      const item = await api('title/getItem', { eisbn: pathname.slice('/item/'.length) });
      return new Response(item.ok ? item.value.available[0]?.text : '', {
        headers: { 'content-type': 'text/html' },
      });
    });
    const paths = [...books.map(({ eisbn }) => `/item/${eisbn}`), '/about'];
    const all = async () => {
      shop.rendered = [];
      const texts = [];
      for (const path of paths) texts.push(await (await shop.get(path)).text());
      return texts;
    };
    expect(await all()).toEqual(['12 in stock', '12 in stock', '']);
    const reader = shop.made.visitor();
    await reader.get('cart/add', { eisbn: books[0]?.eisbn ?? '' });
    await reader.get('checkout/submit', {
      name: 'Ada Reader',
      email: 'ada@example.org',
      phone: '(207) 555-0100',
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
    });
    await shop.made.shop.changes.refresh();
    expect(await all()).toEqual(['11 in stock', '12 in stock', '']);
    expect(shop.rendered).toEqual(paths.slice(0, 1));
  });

  it('are rendered again when what they say of the clock changes: when a copy is ready for pickup', async () => {
    const weekdays = Array.from({ length: 7 }, () => [600, 1080]);
    await shop.made.db.query('update location set details = $1::jsonb', [
      JSON.stringify({ ws_hours: { weekdays } }),
    ]);
    await shop.made.db.query("update store set time_zone = 'America/New_York'");
    await shop.made.reload();
    const [one] = await shop.made.db.query<{ id: number }>(
      "select id from location where name not in ('North', 'South') limit 1",
    );
    const { id, eisbn } = await buildTitle(shop.made.db);
    await buildStock(shop.made.db, one?.id ?? 0, id, 2);
    shop.app = createApp(shop.made.shop, async (request, { api }) => {
      const { pathname } = new URL(request.url);
      shop.rendered.push(pathname);
      const item = pathname === '/about' ? null : await api('title/getItem', { eisbn });
      return new Response(item?.ok ? item.value.available[0]?.promise : 'About', {
        headers: { 'content-type': 'text/html' },
      });
    });
    const said = [];
    for (const time of ['16:00', '20:59', '21:00', '22:30']) {
      shop.made.shop.now = () => new Date(`2026-11-24T${time}:00Z`);
      said.push(await (await shop.get('/item/1')).text());
      await shop.get('/about');
    }
    expect(said.map((sentence) => sentence.replace(/ at .*/, ''))).toEqual([
      'Ready in about two hours',
      'Ready in about two hours',
      'Ready tomorrow from 10\u00a0am',
      'Ready tomorrow from 10\u00a0am',
    ]);
    expect(shop.rendered).toEqual(['/item/1', '/about', '/item/1']);
  });

  it('are one page for each visitor of a campaign, and redirects keep what the link says', async () => {
    const addresses: string[] = [];
    shop.app = createApp(shop.made.shop, async (request) => {
      const { pathname, search } = new URL(request.url);
      addresses.push(pathname + search);
      if (pathname === '/old') return Response.redirect(`http://one.localhost/new${search}`, 301);
      return new Response('page', { headers: { 'content-type': 'text/html' } });
    });
    for (const query of [
      '',
      '?utm_source=mail',
      '?fbclid=1',
      '?gclid=2&utm_term=x',
      '?l=52',
      '?l=52&mc_eid=7',
    ])
      expect(await (await shop.get(`/lists/1${query}`)).text()).toBe('page');
    expect(addresses).toEqual(['/lists/1', '/lists/1?l=52']);
    const moved = await shop.get('/old?utm_source=mail');
    expect(moved.headers.get('location')).toBe('http://one.localhost/new?utm_source=mail');
  });

  it('are read by a client that takes no compression, or gzip only', async () => {
    const plain = await (await shop.get('/about')).text();
    for (const _ of ['made', 'kept']) {
      const gzip = await shop.get('/about', { 'accept-encoding': 'gzip' });
      expect(gzip.headers.get('content-encoding')).toBe('gzip');
      expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain);
    }
    expect(shop.rendered).toEqual(['/about']);
  });

  it('of blocks are cached by path, and rendered again when a page is saved (BLOCK-092)', async () => {
    const path = '/about';
    shop.app = createApp(shop.made.shop, async (request, { api }) => {
      shop.rendered.push(new URL(request.url).pathname);
      const page = await api('site_content/getPage', { path });
      return new Response(JSON.stringify(page.ok && page.value.blocks[0]?.data.heading), {
        headers: { 'content-type': 'text/html' },
      });
    });
    const write = (heading: string) =>
      shop.made.db.query(
        `insert into page (store_id, path, title, blocks) select id, $1, 'About', $2::jsonb from store where name = 'One'
         on conflict (store_id, path) do update set blocks = excluded.blocks`,
        [path, JSON.stringify([{ component: 'headline_paragraph', data: { heading } }])],
      );
    await write('Since 1974');
    for (const address of [path, path, '/faq', path]) await shop.get(address);
    expect(shop.rendered).toEqual([path, '/faq']);
    await write('Since 1975');
    await shop.made.shop.changes.refresh();
    expect(await (await shop.get(path)).json()).toBe('Since 1975');
    expect(shop.rendered).toEqual([path, '/faq', path]);
  });

  it('with a block that failed to load are rendered again for the next visitor', async () => {
    const list = { component: 'product_grid', data: { list_id: 1 } };
    await shop.made.db.query(
      "insert into page (store_id, path, title, blocks) select id, '/picks', 'Picks', $1::jsonb from store where name = 'One'",
      [JSON.stringify([list])],
    );
    let isDown = true;
    const db: Db = {
      ...shop.made.db,
      query: (sql, params, name) =>
        isDown && name === 'page-list-head'
          ? Promise.reject(new Error('The shelf has fallen over.'))
          : shop.made.db.query(sql, params, name),
    };
    shop.app = createApp({ ...shop.made.shop, db }, async (request, { api }) => {
      shop.rendered.push(new URL(request.url).pathname);
      const page = await api('site_content/getPage', { path: '/picks' });
      return new Response(String(page.ok && page.value.blocks.length), {
        headers: { 'content-type': 'text/html' },
      });
    });
    const first = await shop.get('/picks');
    expect(await first.text()).toBe('0');
    expect(first.headers.get('cache-control')).toContain('no-store');
    isDown = false;
    for (const _ of [1, 2]) expect(await (await shop.get('/picks')).text()).toBe('1');
    expect(shop.rendered).toHaveLength(2);
  });

  it('go out as they were handed over, with a policy and a version of their own', async () => {
    const asBody = await shop.get('/item/1');
    const handed = createApp(shop.made.shop, async (request, context) => {
      const response = await shop.render(request, context);
      context.takeHtml?.(await response.text());
      return new Response(null, { status: response.status, headers: response.headers });
    });
    const page = await handed.request('http://one.localhost/item/1', { headers: { host: 'one.localhost' } });
    expect(await page.text()).toBe(await asBody.text());
    for (const name of ['etag', 'content-security-policy', 'content-type']) {
      expect(page.headers.get(name)).toBe(asBody.headers.get(name));
    }
    expect(
      (await handed.request('http://one.localhost/missing', { headers: { host: 'one.localhost' } })).status,
    ).toBe(404);
  });

  it('are rendered again on the next day of the store: what was forthcoming is out', async () => {
    let now = new Date('2026-06-15T03:59:00Z');
    shop.app = createApp({ ...shop.made.shop, now: () => now }, shop.render);
    await shop.get('/item/1');
    await shop.get('/item/1');
    expect(shop.rendered).toHaveLength(1);
    // Midnight in New York, where the shop of this test is.
    now = new Date('2026-06-15T04:01:00Z');
    await shop.get('/item/1');
    expect(shop.rendered).toHaveLength(2);
  });

  it('set no cookie and make no session', async () => {
    const response = await shop.get('/');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await shop.made.db.query('select id from session')).toEqual([]);
  });

  it('may be cached, and answer 304 to their own etag', async () => {
    const first = await shop.get('/');
    expect(first.headers.get('cache-control')).toContain('s-maxage');
    // A change shows within two seconds, half of one of which a process may take to notice it.
    const held = [...(first.headers.get('cache-control') ?? '').matchAll(/=(\d+)/g)];
    expect(held.reduce((sum, [, seconds]) => sum + Number(seconds), 0)).toBeLessThanOrEqual(1);
    const etag = first.headers.get('etag') ?? '';
    const again = await shop.get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('name in their policy the scripts of the renderer, and no other', async () => {
    const page = await shop.get('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(await page.text()).toContain('<script>go()</script><script>stray()</script>');
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("object-src 'none'");
  });

  it('are not shared between shops', async () => {
    await shop.get('/');
    const two = await shop.app.request('http://two.localhost/', { headers: { host: 'two.localhost' } });
    expect(await two.text()).toContain('Two');
  });

  it('vary by cookie in a shop with several locations', async () => {
    const two = await shop.app.request('http://two.localhost/', { headers: { host: 'two.localhost' } });
    expect(two.headers.get('vary')).toContain('Cookie');
  });

  it('are not kept for one location when their shopper went to another meanwhile', async () => {
    const locations = await shop.made.db.query<{ id: number; name: string }>(
      "select id, name from location where name in ('North', 'South')",
    );
    const locationId = (name: string) => locations.find((l) => l.name === name)?.id ?? 0;
    const reader = shop.made.visitor(shop.made.shop.stores.all().find((s) => s.name === 'Two')?.webstoreName);
    await reader.get('webstore/setMultistoreLocation', { location_id: locationId('South') });
    const moveTo = (name: string) =>
      shop.made.db.query('update session set location_id = $1', [locationId(name)]);
    let goes = true;
    shop.app = createApp(shop.made.shop, async () => {
      shop.rendered.push('South');
      if (goes) await moveTo('North');
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    });
    const cookie = `session_id=${reader.caller.token}`;
    const page = () =>
      shop.app.request('http://two.localhost/', { headers: { host: 'two.localhost', cookie } });
    await page();
    await moveTo('South');
    goes = false;
    await page();
    await page();
    expect(shop.rendered).toEqual(['South', 'South']);
  });

  it('are compressed as the browser likes', async () => {
    const br = await shop.get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    const plain = await shop.get('/');
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('that are missing are 404 and not cached', async () => {
    expect((await shop.get('/missing')).status).toBe(404);
    await shop.get('/missing');
    expect(shop.rendered).toHaveLength(2);
  });
});

describe('addresses with broken percent sequences', () => {
  it.each(['////%ff', '////%', '/dev/..////%c0%af'])(
    '%s is a page like any other, no fault of ours',
    async (path) => {
      const error = vi.spyOn(shop.made.shop.log, 'error');
      expect((await shop.get(path)).status).toBe(200);
      expect(shop.rendered).toEqual([expect.stringMatching(/^\/\/\/\/%25/)]);
      expect(error).not.toHaveBeenCalled();
    },
  );

  it('are rendered in a form that the renderer can read', async () => {
    expect((await shop.get('/%E0%A4%A')).status).toBe(200);
    expect((await shop.get('/checkout/cart/%')).headers.get('cache-control')).toContain('public');
    expect(shop.rendered).toEqual(['/%25E0%25A4%25A', '/checkout/cart/%25']);
  });

  it('of a search redirect to its canonical address', async () => {
    const response = await shop.get('/browse/filter/t/100%/k/keyword?x=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/browse/filter/t/100%25/k/keyword?x=1');
  });
});

describe('a reader who prefers more books on a page', () => {
  const preferred = { cookie: 'page_size=50' };

  it('is led to the address that says so: the page is rendered once', async () => {
    const response = await shop.get('/browse/filter/s/1', preferred);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/browse/filter/s/1/l/50');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await shop.get('/browse/filter/s/1/l/50', preferred)).status).toBe(200);
    expect(shop.rendered).toEqual(['/browse/filter/s/1/l/50']);
  });

  it('keeps the address that others see', async () => {
    expect((await shop.get('/lists/1?l=100', preferred)).status).toBe(200);
    expect((await shop.get('/browse/filter/s/1')).status).toBe(200);
  });
});

describe("a shopper's own pages", () => {
  it.each(['/checkout/cart', '/purchase', '/account/order/1', '/location'])(
    '%s is never kept',
    async (path) => {
      const response = await shop.get(path);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      await shop.get(path);
      expect(shop.rendered).toHaveLength(2);
    },
  );

  it('take forms from this site only', async () => {
    const send = (headers: Record<string, string>) =>
      shop.app.request('http://one.localhost/checkout/cart', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'add' }),
        headers: { host: 'one.localhost', ...headers },
      });
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ origin: 'http://one.localhost' })).status).toBe(200);
  });
});

it('answers other methods with 405', async () => {
  const response = await shop.app.request('http://one.localhost/', { method: 'DELETE' });
  expect(response.status).toBe(405);
});

it('shows a plain page with a reference when rendering fails', async () => {
  shop.app = createApp(shop.made.shop, async () => {
    throw new Error('secret internals');
  });
  const response = await shop.get('/');
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain('Reference:');
  expect(html).not.toContain('secret');
});

it('show the first store of all as soon as it is made, while the shop runs', async () => {
  const empty = await testShop();
  shop.app = createApp(empty.shop, async () => new Response('a page'));
  expect((await shop.get('/')).status).toBe(503);
  const store = await buildStore(empty.db, { hosts: ['one.localhost'] });
  await buildLocation(empty.db, store.id);
  await empty.shop.changes.refresh();
  expect((await shop.get('/')).status).toBe(200);
});

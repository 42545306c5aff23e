import { gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadContext } from '../../contract/load-context.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { DatabaseBusy, DatabaseDown, type Db } from '../db/db.ts';
import type { Render } from './pages.ts';

let made: TestShop;
let app: Hono;
let rendered: string[];
let render: Render;

beforeEach(async () => {
  made = await testShop();
  const one = await buildStore(made.db, { hosts: ['one.localhost'], name: 'One' });
  await buildLocation(made.db, one.id);
  const two = await buildStore(made.db, { hosts: ['two.localhost'], name: 'Two' });
  await buildLocation(made.db, two.id, { name: 'North' });
  await buildLocation(made.db, two.id, { name: 'South' });
  await made.reload();
  rendered = [];
  render = async (request, { api }) => {
    const { pathname } = new URL(request.url);
    rendered.push(pathname);
    const settings = await api('store/getSettings', {});
    const name = settings.ok ? settings.value.store_info.name : '';
    const html = `<html><body>${name} ${pathname}<script>go()</script>
      <script type="application/json">{"data":1}</script></body></html>`;
    const status = pathname === '/missing' ? 404 : 200;
    return new Response(html, { status, headers: { 'content-type': 'text/html' } });
  };
  app = createApp(made.shop, render);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://one.localhost${path}`, { headers: { host: 'one.localhost', ...headers } });

describe('pages for guests', () => {
  it('are rendered once while nothing changes, and again after a change of the settings', async () => {
    await get('/item/1');
    await get('/item/1');
    expect(rendered).toEqual(['/item/1']);
    await made.db.query("update store set name = 'Uno' where name = 'One'");
    await made.shop.changes.refresh();
    expect(await (await get('/item/1')).text()).toContain('Uno /item/1');
    await get('/item/1');
    expect(rendered).toHaveLength(2);
  });

  it('stay when a title changes that they do not show: an order drops the pages of its books', async () => {
    const [one] = await made.db.query<{ id: number }>(
      "select id from location where name <> 'North' limit 1",
    );
    const books = [await buildTitle(made.db), await buildTitle(made.db)];
    for (const { id } of books) await buildStock(made.db, one?.id ?? 0, id, 12);
    await made.shop.changes.refresh();
    app = createApp(made.shop, async (request, { api }) => {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      const item = await api('title/getItem', { eisbn: pathname.slice('/item/'.length) });
      return new Response(item.ok ? item.value.available[0]?.text : '', {
        headers: { 'content-type': 'text/html' },
      });
    });
    const paths = [...books.map(({ eisbn }) => `/item/${eisbn}`), '/about'];
    const all = async () => {
      rendered = [];
      const texts = [];
      for (const path of paths) texts.push(await (await get(path)).text());
      return texts;
    };
    expect(await all()).toEqual(['12 in stock', '12 in stock', '']);
    const reader = made.visitor();
    await reader.get('cart/add', { eisbn: books[0]?.eisbn ?? '' });
    await reader.get('checkout/submit', {
      name: 'Ada Reader',
      email: 'ada@example.org',
      phone: '(207) 555-0100',
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
    });
    await made.shop.changes.refresh();
    expect(await all()).toEqual(['11 in stock', '12 in stock', '']);
    expect(rendered).toEqual(paths.slice(0, 1));
  });

  it('are one page for each visitor of a campaign, and redirects keep what the link says', async () => {
    const addresses: string[] = [];
    app = createApp(made.shop, async (request) => {
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
      expect(await (await get(`/lists/1${query}`)).text()).toBe('page');
    expect(addresses).toEqual(['/lists/1', '/lists/1?l=52']);
    const moved = await get('/old?utm_source=mail');
    expect(moved.headers.get('location')).toBe('http://one.localhost/new?utm_source=mail');
  });

  it('are read by a client that takes no compression, or gzip only', async () => {
    const plain = await (await get('/about')).text();
    for (const _ of ['made', 'kept']) {
      const gzip = await get('/about', { 'accept-encoding': 'gzip' });
      expect(gzip.headers.get('content-encoding')).toBe('gzip');
      expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain);
    }
    expect(rendered).toEqual(['/about']);
  });

  it('of blocks are kept by path, and made anew when one of them is written (BLOCK-092)', async () => {
    const path = '/about';
    app = createApp(made.shop, async (request, { api }) => {
      rendered.push(new URL(request.url).pathname);
      const page = await api('site_content/getPage', { path });
      return new Response(JSON.stringify(page.ok && page.value.blocks[0]?.data.heading), {
        headers: { 'content-type': 'text/html' },
      });
    });
    const write = (heading: string) =>
      made.db.query(
        `insert into page (store_id, path, title, blocks) select id, $1, 'About', $2::jsonb from store where name = 'One'
         on conflict (store_id, path) do update set blocks = excluded.blocks`,
        [path, JSON.stringify([{ component: 'headline_paragraph', data: { heading } }])],
      );
    await write('Since 1974');
    for (const address of [path, path, '/faq', path]) await get(address);
    expect(rendered).toEqual([path, '/faq']);
    await write('Since 1975');
    await made.shop.changes.refresh();
    expect(await (await get(path)).json()).toBe('Since 1975');
    expect(rendered).toEqual([path, '/faq', path]);
  });

  it('that lack a block for now are made again for whoever comes next', async () => {
    const list = { component: 'product_grid', data: { list_id: 1 } };
    await made.db.query(
      "insert into page (store_id, path, title, blocks) select id, '/picks', 'Picks', $1::jsonb from store where name = 'One'",
      [JSON.stringify([list])],
    );
    let isDown = true;
    const db: Db = {
      ...made.db,
      query: (sql, params, name) =>
        isDown && name === 'page-list-head'
          ? Promise.reject(new Error('The shelf has fallen over.'))
          : made.db.query(sql, params, name),
    };
    app = createApp({ ...made.shop, db }, async (request, { api }) => {
      rendered.push(new URL(request.url).pathname);
      const page = await api('site_content/getPage', { path: '/picks' });
      return new Response(String(page.ok && page.value.blocks.length), {
        headers: { 'content-type': 'text/html' },
      });
    });
    const first = await get('/picks');
    expect(await first.text()).toBe('0');
    expect(first.headers.get('cache-control')).toContain('no-store');
    isDown = false;
    for (const _ of [1, 2]) expect(await (await get('/picks')).text()).toBe('1');
    expect(rendered).toHaveLength(2);
  });

  it('go out as they were handed over, with a policy and a version of their own', async () => {
    const asBody = await get('/item/1');
    const handed = createApp(made.shop, async (request, context) => {
      const response = await render(request, context);
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
    app = createApp({ ...made.shop, now: () => now }, render);
    await get('/item/1');
    await get('/item/1');
    expect(rendered).toHaveLength(1);
    // Midnight in New York, where the shop of this test is.
    now = new Date('2026-06-15T04:01:00Z');
    await get('/item/1');
    expect(rendered).toHaveLength(2);
  });

  it('set no cookie and make no session', async () => {
    const response = await get('/');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await made.db.query('select id from session')).toEqual([]);
  });

  it('may be cached, and answer 304 to their own etag', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toContain('s-maxage');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('name exactly the scripts they contain in their policy', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    // sha256 of 'go()'
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("object-src 'none'");
  });

  it('are not shared between shops', async () => {
    await get('/');
    const two = await app.request('http://two.localhost/', { headers: { host: 'two.localhost' } });
    expect(await two.text()).toContain('Two');
  });

  it('of a shop with several locations vary by cookie', async () => {
    const two = await app.request('http://two.localhost/', { headers: { host: 'two.localhost' } });
    expect(two.headers.get('vary')).toContain('Cookie');
  });

  it('are not kept for one location when their shopper went to another meanwhile', async () => {
    const locations = await made.db.query<{ id: number; name: string }>(
      "select id, name from location where name in ('North', 'South')",
    );
    const place = (name: string) => locations.find((l) => l.name === name)?.id ?? 0;
    const reader = made.visitor(made.shop.stores.all().find((s) => s.name === 'Two')?.webstoreName);
    await reader.get('webstore/setMultistoreLocation', { location_id: place('South') });
    const moveTo = (name: string) => made.db.query('update session set location_id = $1', [place(name)]);
    let goes = true;
    app = createApp(made.shop, async () => {
      rendered.push('South');
      if (goes) await moveTo('North');
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    });
    const cookie = `session_id=${reader.caller.token}`;
    const page = () => app.request('http://two.localhost/', { headers: { host: 'two.localhost', cookie } });
    await page();
    await moveTo('South');
    goes = false;
    await page();
    await page();
    expect(rendered).toEqual(['South', 'South']);
  });

  it('are compressed as the browser likes', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    const plain = await get('/');
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('that are missing are 404 and not kept', async () => {
    expect((await get('/missing')).status).toBe(404);
    await get('/missing');
    expect(rendered).toHaveLength(2);
  });
});

describe('addresses with broken percent sequences', () => {
  it.each(['////%ff', '////%', '/dev/..////%c0%af'])(
    '%s is a page like any other, no fault of ours',
    async (path) => {
      const error = vi.spyOn(made.shop.log, 'error');
      expect((await get(path)).status).toBe(200);
      expect(rendered).toEqual([expect.stringMatching(/^\/\/\/\/%25/)]);
      expect(error).not.toHaveBeenCalled();
    },
  );

  it('are rendered in a form that the renderer can read', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(200);
    expect((await get('/checkout/cart/%')).headers.get('cache-control')).toContain('public');
    expect(rendered).toEqual(['/%25E0%25A4%25A', '/checkout/cart/%25']);
  });

  it('of a search lead to its true one', async () => {
    const response = await get('/browse/filter/t/100%/k/keyword?x=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/browse/filter/t/100%25/k/keyword?x=1');
  });
});

describe('a reader who prefers more books on a page', () => {
  const preferred = { cookie: 'page_size=50' };

  it('is led to the address that says so: the page is rendered once', async () => {
    const response = await get('/browse/filter/s/1', preferred);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/browse/filter/s/1/l/50');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await get('/browse/filter/s/1/l/50', preferred)).status).toBe(200);
    expect(rendered).toEqual(['/browse/filter/s/1/l/50']);
  });

  it('keeps the address that others see', async () => {
    expect((await get('/lists/1?l=100', preferred)).status).toBe(200);
    expect((await get('/browse/filter/s/1')).status).toBe(200);
  });
});

describe("a shopper's own pages", () => {
  it.each(['/checkout/cart', '/purchase', '/account/order/1', '/location'])(
    '%s is never kept',
    async (path) => {
      const response = await get(path);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      await get(path);
      expect(rendered).toHaveLength(2);
    },
  );

  it('take forms from this site only', async () => {
    const send = (headers: Record<string, string>) =>
      app.request('http://one.localhost/checkout/cart', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'add' }),
        headers: { host: 'one.localhost', ...headers },
      });
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ origin: 'http://one.localhost' })).status).toBe(200);
  });
});

describe('forms without JavaScript', () => {
  let seen: Pick<LoadContext, 'form' | 'formProblem'>;
  beforeEach(() => {
    app = createApp(made.shop, async (_, { form, formProblem }) => {
      seen = { ...(form ? { form } : {}), ...(formProblem ? { formProblem } : {}) };
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    });
  });
  const post = (path: string, body: FormData | URLSearchParams) =>
    app.request(`http://one.localhost${path}`, { method: 'POST', body, headers: { host: 'one.localhost' } });
  const sent = (type: string, body: string) =>
    app.request('http://one.localhost/checkout/cart', {
      method: 'POST',
      body,
      headers: { host: 'one.localhost', 'content-type': type },
    });
  const withFile = (mb: number) => {
    const form = new FormData();
    form.set('note', 'Zoë');
    form.set('file', new File([new Uint8Array(mb * 1024 * 1024)], 'books.txt'));
    return form;
  };

  it('hand their file over, read already', async () => {
    expect((await post('/search/list', withFile(3))).status).toBe(200);
    expect([...(seen.form?.entries() ?? [])]).toMatchObject([
      ['note', 'Zoë'],
      ['file', { name: 'books.txt', size: 3 * 1024 * 1024 }],
    ]);
  });

  it('are read by pages that expect no file, however they were sent', async () => {
    const read: string[] = [];
    app = createApp(made.shop, async (request) => {
      read.push(String(new URLSearchParams([...(await request.formData())] as [string, string][])));
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    });
    const parts = new FormData();
    parts.set('intent', 'remove_all');
    expect((await post('/checkout/cart', parts)).status).toBe(200);
    expect((await post('/checkout/cart', new URLSearchParams(parts as never))).status).toBe(200);
    expect(read).toEqual(['intent=remove_all', 'intent=remove_all']);
    const cutOff = '--x\r\ncontent-disposition: form-data; name="intent"\r\n\r\nremove';
    expect((await sent('multipart/form-data; boundary=x', cutOff)).status).toBe(200);
    expect((await sent('multipart/form-data', 'nonsense')).status).toBe(200);
    expect(read.slice(2)).toEqual(['', '']);
  });

  it('of another kind are refused, not failed', async () => {
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencodedish']) {
      const response = await sent(type, '{"intent":');
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('This form could not be read.');
    }
  });

  it('say when it is too large: 50 MB where a file is asked for, 1 MB elsewhere', async () => {
    await post('/search/list', withFile(51));
    expect(seen).toEqual({ formProblem: 'File is too large. (Max size is 50MB)' });
    await post('/checkout/cart', withFile(2));
    expect(seen.form).toBeUndefined();
    const fields = new URLSearchParams({ note: 'x'.repeat(2 * 1024 * 1024) });
    expect((await post('/checkout/cart', fields)).status).toBe(413);
  });
});

it('answers other methods with 405', async () => {
  const response = await app.request('http://one.localhost/', { method: 'DELETE' });
  expect(response.status).toBe(405);
});

it('shows a plain page with a reference when rendering fails', async () => {
  app = createApp(made.shop, async () => {
    throw new Error('secret internals');
  });
  const response = await get('/');
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain('Reference:');
  expect(html).not.toContain('secret');
});

it('says when the database is away, with nothing of the program', async () => {
  const gone = new DatabaseDown(new Error('connect ECONNREFUSED 10.0.0.9:5432'));
  const db = { ...made.db, query: () => Promise.reject(gone), tx: () => Promise.reject(gone) };
  app = createApp({ ...made.shop, db }, render);
  for (const path of ['/item/1', '/checkout/cart', '/about']) {
    const response = await get(path, { cookie: `session_id=${'a'.repeat(43)}` });
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
    const html = await response.text();
    expect(html).toContain('The shop cannot reach its database just now. Please try again in a moment.');
    expect(html).not.toMatch(/ECONN|10\.0\.0|node_modules|\.[jt]s:\d/);
  }
});

it('show the first store of all as soon as it is made, while the shop runs', async () => {
  const empty = await testShop();
  app = createApp(empty.shop, async () => new Response('a page'));
  expect((await get('/')).status).toBe(503);
  const store = await buildStore(empty.db, { hosts: ['one.localhost'] });
  await buildLocation(empty.db, store.id);
  await empty.shop.changes.refresh();
  expect((await get('/')).status).toBe(200);
});

describe('a shop with too much to do', () => {
  it('says so on its pages, with when to come back, and does not call it an error', async () => {
    const error = vi.spyOn(made.shop.log, 'error');
    const db: Db = { ...made.db, query: () => Promise.reject(new DatabaseBusy()) };
    app = createApp({ ...made.shop, db }, render);
    const page = await get('/item/1', { cookie: `session_id=${'a'.repeat(43)}` });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await page.text()).toContain('The shop is very busy just now. Please try again in a moment.');
    expect(error).not.toHaveBeenCalled();
  });

  it('names a time on every page and call it cannot answer', async () => {
    const db: Db = {
      ...made.db,
      query: () => Promise.reject(new DatabaseDown('gone')),
      tx: () => Promise.reject(new DatabaseDown('gone')),
    };
    app = createApp({ ...made.shop, db }, render);
    const cookie = `session_id=${'a'.repeat(43)}`;
    const headers = { host: 'one.localhost', cookie };
    const answers = [
      await get('/item/1', { cookie }),
      await app.request('http://one.localhost/customer/cart/get', { method: 'POST', headers }),
      await get('/readyz'),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, '5']),
    );
  });

  it('makes a crawler wait, also one with a cookie of its own making, not the shopper beside it', async () => {
    const reader = made.visitor();
    const { eisbn } = await buildTitle(made.db);
    await reader.get('cart/add', { eisbn });
    const waiting: (() => void)[] = [];
    app = createApp({ ...made.shop, env: { ...made.shop.env, TRUST_PROXY: true } }, async (request) => {
      rendered.push(new URL(request.url).pathname);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    });
    const crawler = { 'x-forwarded-for': '2001:db8::1' };
    const crawled = Array.from({ length: 120 }, (_, n) =>
      get(`/browse/filter/s/${n}`, { 'x-forwarded-for': `2001:db8::${n.toString(16)}` }),
    );
    await vi.waitFor(() => expect(rendered).toHaveLength(3));
    const other = get('/item/2', {
      'x-forwarded-for': '203.0.113.6',
      cookie: `session_id=${'a'.repeat(43)}`,
    });
    const shopper = get('/item/1', {
      'x-forwarded-for': '203.0.113.5',
      cookie: `session_id=${reader.caller.token}`,
    });
    await vi.waitFor(() => expect(rendered).toContain('/item/1'));
    expect(rendered).toHaveLength(4);
    const refused = await get('/browse/filter/s/more', crawler);
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

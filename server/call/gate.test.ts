import type { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { actions } from '../../contract/actions.ts';
import { profile, signUp } from '../../test/accounts.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { openSqlBackend } from '../../test/search/sql-backend.ts';
import { type TestShop, testShop, type Visitor } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import type { StoredSettings } from '../store/settings.ts';

let made: TestShop;
let app: Hono;
let rendered: string[];
let book: { id: number; eisbn: string; title: string };
const cover = 'c0ffee';

beforeEach(async () => {
  made = await testShop();
  made.shop.search = openSqlBackend(made.db);
  book = await buildTitle(made.db, { title: 'The Hidden Orchard' });
  await made.db.query('update title set cover_cache = $2 where id = $1', [book.id, cover]);
  rendered = [];
  app = createApp(made.shop, async (request, { api }) => {
    rendered.push(new URL(request.url).pathname);
    const item = await api('title/getItem', { eisbn: book.eisbn });
    const html = `<html><body>${item.ok ? item.value.title : item.error_code}</body></html>`;
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  });
});

async function aStore(settings: StoredSettings, host: string): Promise<{ name: string; reader: Visitor }> {
  const store = await buildStore(made.db, { hosts: [host], settings });
  const location = await buildLocation(made.db, store.id);
  await buildStock(made.db, location.id, book.id, 3);
  await made.db.query(
    `insert into picture (store_id, path, cache, width, height) values ($1, 'window.jpg', 'aa', 10, 10)`,
    [store.id],
  );
  await made.reload();
  return { name: store.webstoreName, reader: made.visitor(store.webstoreName) };
}

/** Asks like a browser that has this session. */
function ask(host: string, path: string, reader?: Visitor, method = 'GET'): Promise<Response> {
  const headers: Record<string, string> = { host, 'content-type': 'application/x-www-form-urlencoded' };
  if (reader?.caller.token) headers.cookie = `session_id=${reader.caller.token}`;
  return Promise.resolve(app.request(`http://${host}${path}`, { method, headers }));
}

const paths = () => [
  '/',
  '/home',
  '/browse',
  '/browse/filter/t/orchard',
  '/search/list',
  `/item/${book.eisbn}`,
  `/item/${book.eisbn}.data`,
  `/r/ei/${book.eisbn}`,
  '/lists/1',
  '/checkout/cart',
  '/purchase',
  '/account/details',
  '/account/order/100001',
  '/location',
  '/no/such/page',
];
const pictures = (store: string) => [
  `/images/cover/${book.eisbn}.svg`,
  `/images/cover/${book.eisbn}/${cover}/240.avif`,
  `/images/interior/${book.eisbn}-1/aa/240.avif`,
  '/embed/1?page=/',
  `/media/${store}/window.jpg`,
];
const forCrawlers = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-titles-1.xml'];

/** Nothing that this browser can fetch says what the shop has. */
async function expectShut(host: string, store: string, reader?: Visitor): Promise<void> {
  for (const path of [...paths(), ...pictures(store), ...forCrawlers]) {
    const response = await ask(host, path, reader);
    const isPage = paths().includes(path) && !path.endsWith('.data');
    expect([path, response.status]).toEqual([path, isPage ? 302 : path.endsWith('.data') ? 401 : 404]);
    if (isPage) {
      expect(response.headers.get('location')).toBe(`/account/login?back=${encodeURIComponent(path)}`);
      expect(response.headers.get('cache-control')).toContain('no-store');
    }
    expect(await response.text()).not.toMatch(/Orchard|<loc>/);
  }
  expect((await ask(host, '/search/list', reader, 'POST')).status).toBe(401);
  const robots = await (await ask(host, '/robots.txt')).text();
  expect(robots).toBe('User-agent: *\nDisallow: /\n');
  expect(rendered).toEqual([]);
}

async function expectRefused(reader: Visitor): Promise<void> {
  for (const [name, action] of Object.entries(actions)) {
    const answer = await reader.send(name, {});
    const isRefused = !answer.ok && answer.error_code === 'login_required';
    expect([name, isRefused]).toEqual([name, !('atGate' in action && action.atGate)]);
    expect(JSON.stringify(answer)).not.toContain('Orchard');
  }
}

const menu = { menu_id: 1, label: 'Orchard books', path: '/lists/1', url: '', link_type: '', type: 'lists' };
const settings = {
  site_navigation: [{ ...menu, submenu: [] }],
  url_shortcuts: { orchard: '/lists/1' },
  login_required_message: 'Members only, please.',
};

describe('a private shop', () => {
  test('shows a guest nothing of the catalogue: no page, no call, no picture, no address', async () => {
    const { name, reader } = await aStore({ ...settings, is_private: true }, 'private.localhost');
    await expectShut('private.localhost', name);
    const told = await reader.send('browse/get', { t: 'orchard' });
    expect(told).toMatchObject({ error: 'Members only, please.', error_code: 'login_required' });
    await expectRefused(reader);
    // Its own picture, asked for at the address of an open shop.
    await aStore({}, 'open.localhost');
    expect((await ask('open.localhost', `/media/${name}/window.jpg`)).status).toBe(404);
  });

  test('lets customers in, and nothing between them and the shop keeps what they saw', async () => {
    const { reader } = await aStore({ ...settings, is_private: true }, 'private.localhost');
    const { email } = await signUp(reader);
    const page = await ask('private.localhost', `/item/${book.eisbn}`, reader);
    expect(await page.text()).toContain('The Hidden Orchard');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const svg = await ask('private.localhost', `/images/cover/${book.eisbn}.svg`, reader);
    expect([svg.status, svg.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400']);
    const own = await reader.get('store/getSettings', {});
    expect([own.gated, own.site_navigation.length]).toEqual([false, 1]);
    expect((await reader.get('browse/get', {})).rows).toHaveLength(1);
    expect(await (await ask('private.localhost', '/robots.txt', reader)).text()).toContain('Disallow: /\n');

    await reader.get('cart/add', { eisbn: book.eisbn });
    await reader.get('account/logout', {});
    await expectRefused(reader);
    const back = await reader.get('account/login', {
      email_address: email,
      password: 'a lantern in the fog',
    });
    expect(back.cart.items).toHaveLength(1);
  });

  test('answers with an empty cart at the gate, even if it held books before the gate closed', async () => {
    const { name, reader } = await aStore({}, 'private.localhost');
    await reader.get('cart/add', { eisbn: book.eisbn });
    await made.db.query(
      `update store set settings = settings || '{"is_private":true}'::jsonb where webstore_name = $1`,
      [name],
    );
    await made.reload();
    const stranger = made.visitor(name);
    reader.caller.store = stranger.caller.store;
    const { cart, checksum } = await stranger.get('session/get', {});
    expect(await reader.get('session/get', {})).toMatchObject({ cart, checksum, logged_in: false });
    expect(cart.items).toEqual([]);
  });

  test('shows the pages where one logs in, signs up and resets a password, and its logo', async () => {
    const { name } = await aStore({}, 'private.localhost');
    const styles = { logo_url: `/media/${name}/window.jpg` };
    await made.db.query('update store set settings = $2::jsonb where webstore_name = $1', [
      name,
      JSON.stringify({ is_private: true, styles }),
    ]);
    await made.reload();
    const forms = ['login', 'signup', 'verify', 'create', 'forgot', 'activate'].map((v) => `/account/${v}`);
    const open = [...forms, '/forgot-password', '/terms-conditions', '/privacy-policy'];
    for (const path of open) {
      expect((await ask('private.localhost', path)).status).toBe(200);
    }
    await made.shop.images.write(`media/${name}/window.jpg`, Buffer.from('picture'));
    expect(rendered).toEqual(open);
    const settings = await made.visitor(name).get('store/getSettings', {});
    expect(settings).toMatchObject({
      gated: true,
      site_navigation: [],
      global_content: [],
      url_shortcuts: {},
    });
  });
});

test('a private shop shows its terms before sign-up: their text, and no book among them (APP-027)', async () => {
  const { name, reader } = await aStore({ is_private: true }, 'private.localhost');
  const block = (component: string, data: object) => ({ component, data });
  const word = { level: 1, heading: 'Our terms', paragraph: '<p>Be kind. <script>alert(1)</script></p>' };
  await made.db.query(
    `insert into page (store_id, path, title, type, blocks)
     select id, p, 'Terms', 'custom', $2::jsonb from store, unnest(array['/terms-conditions', '/hidden']) p
     where webstore_name = $1`,
    [
      name,
      JSON.stringify([
        block('headline_paragraph', word),
        block('single_title_feature', { eisbn: book.eisbn }),
        block('image_carousel', { images: [{ image: 'window.jpg' }] }),
        block('custom_embed', { embed: '<iframe src="https://example.org"></iframe>' }),
        block('nothing we know', {}),
      ]),
    ],
  );
  const page = await reader.get('site_content/getLegalPage', { path: '/terms-conditions' });
  expect(page.blocks.map((b) => b.component)).toEqual(['headline_paragraph']);
  expect(JSON.stringify(page)).toContain('Be kind.');
  expect(JSON.stringify(page)).not.toMatch(/Orchard|window\.jpg|alert/);
  for (const path of ['/hidden', '/', '', '/terms-conditions/../hidden']) {
    expect(await reader.send('site_content/getLegalPage', { path })).toMatchObject({
      error_code: 'invalid_input',
    });
  }
  expect(await reader.send('site_content/getPage', { path: '/terms-conditions' })).toMatchObject({
    error_code: 'login_required',
  });
  const answer = await ask('private.localhost', '/terms-conditions');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('an exclusive shop keeps everybody out, customers too', async () => {
  const { name, reader } = await aStore({ ...settings, is_exclusive: true }, 'exclusive.localhost');
  await reader.get('account/check', { email_address: 'ada@example.org', captcha: 'human' });
  await reader.get('account/create', { ...profile, password: 'a lantern in the fog' } as never);
  expect((await reader.get('session/get', {})).logged_in).toBe(true);
  await expectShut('exclusive.localhost', name, reader);
  await expectRefused(reader);
});

import type { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { actions } from '../../contract/actions.ts';
import { adminActions } from '../../contract/admin/actions.ts';
import { anIsbn, buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { DatabaseFull, type Db } from '../db/db.ts';
import { readiness } from './readiness.ts';

let made: TestShop;
let app: Hono;

beforeEach(async () => {
  made = await testShop();
  await buildStore(made.db, {
    hosts: ['one.localhost'],
    settings: { store_info: { base_url: 'https://one.example' } },
  });
  await buildStore(made.db, { hosts: ['private.localhost'], settings: { is_private: true } });
  await made.reload();
  app = createApp(made.shop, async () => new Response('page', { headers: { 'content-type': 'text/html' } }));
});

const get = (path: string, host = 'one.localhost') =>
  app.request(`http://${host}${path}`, { headers: { host } });

it('keeps crawlers out of searches and combinations, and names the sitemap', async () => {
  const text = await (await get('/robots.txt')).text();
  expect(text).toContain('Disallow: /browse/filter/*/*/*');
  expect(text).toContain('Disallow: /customer/');
  expect(text).toContain('Sitemap: https://one.example/sitemap.xml');
});

it('lets nothing of a private shop out', async () => {
  expect(await (await get('/robots.txt', 'private.localhost')).text()).toContain('Disallow: /\n');
  expect((await get('/sitemap.xml', 'private.localhost')).status).toBe(404);
  expect((await get('/sitemap-titles-1.xml', 'private.localhost')).status).toBe(404);
});

it('lists the privacy policy in the sitemap only where the shop has one', async () => {
  await made.db.query(
    "insert into page (store_id, path, title, blocks) select id, '/privacy-policy', 'Privacy', '[]' from store",
  );
  const pages = async () => (await get('/sitemap-pages.xml')).text();
  expect(await pages()).not.toContain('/privacy-policy');
  await made.db.query(`update store set settings = settings || '{"has_privacy_policy_page": true}'`);
  await made.reload();
  expect(await pages()).toContain('https://one.example/privacy-policy');
});

it('lists the page of gift cards once in the sitemap, where the shop sells them', async () => {
  const addresses = async () =>
    (await (await get('/sitemap-pages.xml')).text()).match(/\/gift-cards</g) ?? [];
  expect(await addresses()).toHaveLength(0);
  const settings = JSON.stringify({
    store_info: { giftcards_enabled: true },
    gift_cards: { sold: [{ eisbn: anIsbn(), emailed: true }] },
  });
  await made.db.query(`update store set settings = settings || $1::jsonb`, [settings]);
  await made.reload();
  expect(await addresses()).toHaveLength(1);
  await made.db.query(
    "insert into page (store_id, path, title, blocks) select id, '/gift-cards', 'Cards', '[]' from store",
  );
  expect(await addresses()).toHaveLength(1);
});

it('lists the events to come in the sitemap', async () => {
  const [one] = await made.db.query<{ id: number }>(
    "insert into event (store_id, title, first_day, last_day) select id, 'Evening', '2026-12-05', '2026-12-05' from store where 'one.localhost' = any (hosts) returning id",
  );
  const dates = await made.db.query<{ id: number }>(
    `insert into event_date (event_id, store_id, original_day, first_day, last_day, starts_at, ends_at, status)
     select e.id, e.store_id, d.day, d.day, d.day, d.day, d.day + 1, d.status
     from event e, (values (current_date + 9, 'scheduled'), (current_date + 8, 'cancelled'), (current_date - 9, 'scheduled'))
       d (day, status) where e.id = $1 returning id`,
    [one?.id],
  );
  const text = await (await get('/sitemap-pages.xml')).text();
  const listed = dates.map(({ id }) => text.includes(`<loc>https://one.example/events/${id}</loc>`));
  expect(listed).toEqual([true, false, false]);
  expect(text).toContain('<loc>https://one.example/events</loc>');
});

it('splits the sitemap by 50,000 row ids, without deleted titles and gift cards', async () => {
  const kept = await buildTitle(made.db);
  const gone = await buildTitle(made.db);
  await made.db.query('update title set deleted_at = now() where id = $1', [gone.id]);
  const card = await buildTitle(made.db, { is_giftcard: true });
  const far = { eisbn: anIsbn() };
  await made.db.query("insert into title (id, eisbn, title) values (50001, $1, 'Far')", [far.eisbn]);
  const index = await (await get('/sitemap.xml')).text();
  expect(index.match(/sitemap-titles-\d+/g)).toEqual(['sitemap-titles-1', 'sitemap-titles-2']);
  const first = await (await get('/sitemap-titles-1.xml')).text();
  expect(first).toContain(`<loc>https://one.example/item/${kept.eisbn}</loc>`);
  for (const eisbn of [gone.eisbn, card.eisbn, far.eisbn]) expect(first).not.toContain(eisbn);
  expect(await (await get('/sitemap-titles-2.xml')).text()).toContain(far.eisbn);
  expect((await get('/sitemap-titles-3.xml')).status).toBe(404);
});

it('reports whether it is alive and whether it is ready', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  const db = { ...made.db, query: () => Promise.reject(new Error('gone')) };
  const broken = createApp({ ...made.shop, db }, async () => new Response('page'));
  expect((await broken.request('/readyz')).status).toBe(503);
});

it('is not ready while the database cannot be written, ready again by itself, and writes little however often it is asked', async () => {
  let isReadOnly = false;
  let writes = 0;
  let at = Date.now();
  const db: Db = {
    ...made.db,
    query: (text, ...asked) => {
      if (!/^insert/.test(text)) return made.db.query(text, ...asked);
      writes += 1;
      return isReadOnly ? Promise.reject(new DatabaseFull('no room')) : made.db.query(text, ...asked);
    },
  };
  const probed = createApp({ ...made.shop, db, now: () => new Date(at) }, async () => new Response('page'));
  const probes = () =>
    Promise.all(Array.from({ length: 50 }, async () => (await probed.request('/readyz')).status));
  expect(new Set(await probes())).toEqual(new Set([200]));
  isReadOnly = true;
  at += 6_000;
  expect(new Set(await probes())).toEqual(new Set([503]));
  const refused = await probed.request('/readyz');
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ ok: false, reason: 'database' });
  isReadOnly = false;
  at += 6_000;
  expect(new Set(await probes())).toEqual(new Set([200]));
  expect(writes).toBe(3);
});

it('is not ready while the disk of the built-in database is full', async () => {
  let room = 5_000_000;
  let at = Date.now();
  const parts = {
    db: { ...made.db, engine: 'pglite' as const },
    env: made.shop.env,
    now: () => new Date(at),
  };
  const ready = readiness(parts, async () => room);
  expect(await ready()).toBe('disk');
  room = 500_000_000;
  at += 6_000;
  expect(await ready()).toBeNull();
});

it('asks for https under the names below the shop only where the owner wants that', async () => {
  const https = async (settings: object) => {
    const env = { ...made.shop.env, BASE_URL: 'https://one.localhost', ...settings };
    const app = createApp({ ...made.shop, env }, async () => new Response('page'));
    const answer = await app.request('http://one.localhost/healthz', { headers: { host: 'one.localhost' } });
    return answer.headers.get('strict-transport-security');
  };
  expect(await https({})).toBe('max-age=31536000');
  expect(await https({ HSTS_SUBDOMAINS: true })).toBe('max-age=31536000; includeSubDomains');
});

it('gives metrics to this machine, or to the holder of the token', async () => {
  expect((await get('/metrics')).status).toBe(200);
  const env = { ...made.shop.env, METRICS_TOKEN: 'abc' };
  const guarded = createApp({ ...made.shop, env }, async () => new Response('page'));
  expect((await guarded.request('/metrics')).status).toBe(403);
  for (const given of [
    '',
    'abc',
    'Bearer',
    'Bearer ',
    'Bearer ab',
    'Bearer abcd',
    'Bearer ABC',
    'Basic abc',
  ]) {
    const refused = await guarded.request('/metrics', { headers: { authorization: given } });
    expect([given, refused.status]).toEqual([given, 403]);
  }
  const told = await guarded.request('/metrics', { headers: { authorization: 'Bearer abc' } });
  expect(await told.text()).toContain('handsell_request_seconds');
});

it('describes every action for machines and people', async () => {
  const pathsOf = async (address: string) => Object.keys((await (await get(address)).json()).paths);
  expect((await pathsOf('/openapi.json')).sort()).toEqual(
    Object.keys(actions)
      .map((n) => `/customer/${n}`)
      .sort(),
  );
  expect(await pathsOf('/openapi-admin.json')).toHaveLength(Object.keys(adminActions).length);
  expect(await (await get('/docs/api')).text()).toContain('POST /customer/checkout/submit');
  expect(await (await get('/docs/admin-api')).text()).toContain('POST /admin/order/takeStep');
  expect(await (await get('/docs/api')).text()).not.toContain('/admin/');
});

it('shows the outbox only where development pages are shown', async () => {
  expect((await get('/dev/outbox')).status).toBe(200);
  const env = { ...made.shop.env, DEV_PAGES: false };
  const live = createApp({ ...made.shop, env }, async () => new Response('page'));
  expect((await live.request('/dev/outbox')).status).toBe(404);
});

it('says of a mail in the outbox that it is being written until it is', async () => {
  const [store] = made.shop.stores.all();
  const mail = (subject: string, html: string) =>
    made.db.query(
      `insert into mail (store_id, reference, sender, recipient, subject, html, body_text)
       values ($1, $2, 'shop@example.org', 'ada@example.org', $2, $3, $3)`,
      [store?.id, subject, html],
    );
  await mail('Queued', '');
  await mail('Written', made.shop.secret.seal('mail', '<p>Hello</p>'));
  const links = (await (await get('/dev/outbox')).text()).matchAll(/<a href="(\S+)">(Queued|Written)</g);
  const pages = await Promise.all(
    [...links].map(async ([, path = '', name]) => {
      const page = await get(path);
      return [name, { refresh: page.headers.get('refresh'), text: await page.text() }];
    }),
  );
  expect(Object.fromEntries(pages)).toEqual({
    Queued: { refresh: '1', text: expect.stringContaining('This mail is being written.') },
    Written: { refresh: null, text: '<p>Hello</p>' },
  });
});

it('hides mails and metrics from callers behind an unknown proxy', async () => {
  const env = { ...made.shop.env, TRUST_PROXY: true };
  const told = createApp({ ...made.shop, env }, async () => new Response('page'));
  const page = async () => new Response('page');
  for (const path of ['/dev/outbox', '/dev/outbox/1', '/metrics']) {
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded']) {
      const through = { headers: { [header]: '127.0.0.1' } };
      const { status } = await createApp(made.shop, page).request(path, through);
      expect([path, header, status]).toEqual([path, header, path === '/metrics' ? 403 : 404]);
    }
    const far = await told.request(path, { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' } });
    expect(far.status).toBe(path === '/metrics' ? 403 : 404);
  }
  const here = { headers: { 'x-forwarded-for': '127.0.0.1' } };
  expect((await told.request('/dev/outbox', here)).status).toBe(200);
});

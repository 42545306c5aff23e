import type { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import type { DeskContext } from '../../contract/admin/desk-context.ts';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { staffAt, staffPassword } from '../../test/staff.ts';
import { createApp } from '../app.ts';

const email = 'mara@example.org';
let app: Hono;

/** A desk with one page, which logs in by any form and says who is there. */
async function render(request: Request, { api, store, nonce }: DeskContext): Promise<Response> {
  if (request.method === 'POST') {
    const password = String((await request.formData()).get('password'));
    await api('staff/login', { email, password });
    return new Response(null, { status: 303, headers: { location: '/admin' } });
  }
  const me = await api('staff/me', {});
  const html = `<script nonce="${nonce}">start()</script><h1>${store.name}</h1>${me.ok ? me.value.email : me.error_code} ${store.reached}`;
  return new Response(html, { headers: { 'content-type': 'text/html' } });
}

beforeEach(async () => {
  const made = await testShop();
  const store = await buildStore(made.db, { name: 'Pier Books', hosts: ['one.localhost'] });
  await buildLocation(made.db, store.id);
  await made.reload();
  await staffAt(made, store, 'owner', { email });
  app = createApp(made.shop, async () => new Response('the shop'), { desk: { render } });
});

const ask = (path: string, init: RequestInit = {}) =>
  app.request(`http://one.localhost${path}`, {
    ...init,
    headers: { host: 'one.localhost', ...(init.headers as Record<string, string>) },
  });
const post = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  ask(path, { method: 'POST', body: new URLSearchParams({ password: staffPassword }), headers });

it('serves pages to one person, with a policy that allows its own scripts and no frame', async () => {
  const page = await ask('/admin/settings');
  const html = await page.text();
  expect(html).toContain('Pier Books</h1>login_required');
  const [, nonce] = /nonce="([\w-]{22})"/.exec(html) ?? [];
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`default-src 'none'; script-src 'self' 'nonce-${nonce}'; `);
  expect(await (await ask('/admin/settings')).text()).not.toContain(nonce);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('https:');
});

it('says how a store is made where the database has none', async () => {
  const made = await testShop();
  app = createApp(made.shop, async () => new Response('the shop'), { desk: { render } });
  for (const path of ['/admin', '/admin/welcome/some-link']) {
    const page = await ask(path);
    expect(page.status).toBe(503);
    const text = await page.text();
    expect(text).toContain('npx handsell store create');
    expect(text).toContain('a link that makes the owner');
  }
});

it('leads to the shop by the name that the browser uses, whatever address the shop has', async () => {
  const page = await ask('/admin', { headers: { host: 'one.localhost:3465' } });
  expect(await page.text()).toContain(' http://one.localhost:3465');
});

it('logs in by a form, whose cookie opens the next page', async () => {
  const login = await post('/admin/login');
  expect([login.status, login.headers.get('location')]).toEqual([303, '/admin']);
  const [set = ''] = login.headers.getSetCookie();
  expect(set).toMatch(/^staff_session=[\w-]{43}; Path=\/admin; HttpOnly; SameSite=Strict$/);
  const page = await ask('/admin', { headers: { cookie: set.split(';')[0] ?? '' } });
  expect(await page.text()).toContain(email);
});

it('takes no form from another site, and none that is no form', async () => {
  const forged = await post('/admin/login', { accept: 'text/html', 'sec-fetch-site': 'cross-site' });
  expect([forged.status, forged.headers.getSetCookie()]).toEqual([403, []]);
  const json = await ask('/admin/login', {
    method: 'POST',
    body: '{}',
    headers: { accept: 'text/html', 'content-type': 'application/json' },
  });
  expect(json.status).toBe(400);
});

it('tells forms of pages from programs that call an action', async () => {
  const unknown = await post('/admin/no/such', { accept: 'application/json' });
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { error_code: 'http_404' }]);
  expect((await post('/admin/login.data', { accept: '*/*' })).status).toBe(303);
  const action = await post('/admin/staff/me');
  expect(await action.json()).toMatchObject({ error_code: 'login_required' });
});

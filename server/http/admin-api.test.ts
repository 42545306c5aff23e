import type { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { staffAt, staffPassword } from '../../test/staff.ts';
import { createApp } from '../app.ts';

let made: TestShop;
let app: Hono;
const email = 'mara@example.org';

beforeEach(async () => {
  made = await testShop();
  const store = await buildStore(made.db, { hosts: ['one.localhost'] });
  await buildLocation(made.db, store.id);
  await made.reload();
  await staffAt(made, store, 'owner', { email });
  app = createApp(made.shop, async () => new Response('page', { headers: { 'content-type': 'text/html' } }));
});

const post = (name: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.request(`http://one.localhost/admin/${name}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { host: 'one.localhost', ...headers },
  });

it('logs in and out with a cookie that only the back office gets, and scripts never read', async () => {
  const login = await post('staff/login', { email, password: staffPassword });
  expect(await login.json()).toMatchObject({ email, role: 'owner' });
  expect(login.headers.get('cache-control')).toBe('no-store');
  const [set = ''] = login.headers.getSetCookie();
  expect(set).toMatch(/^staff_session=[\w-]{43}; Path=\/admin; HttpOnly; SameSite=Strict$/);
  const [, known = ''] = login.headers.getSetCookie();
  expect(known).toMatch(/^staff_browser=[^;]{20,}; Max-Age=\d+; Path=\/admin; HttpOnly; SameSite=Strict$/);
  const cookie = set.split(';')[0] ?? '';
  expect(await (await post('staff/me', {}, { cookie })).json()).toMatchObject({ email });
  const logout = await post('staff/logout', {}, { cookie });
  expect(logout.headers.getSetCookie()[0]).toMatch(/^staff_session=; Max-Age=0; Path=\/admin/);
  expect(await (await post('staff/me', {}, { cookie })).json()).toMatchObject({
    error_code: 'login_required',
  });
});

it('takes neither calls from another site nor a session of the shop', async () => {
  const forged = await post('staff/me', {}, { 'sec-fetch-site': 'cross-site' });
  expect([forged.status, await forged.json()]).toMatchObject([403, { error_code: 'cross_site' }]);
  const [session] = (await post('staff/login', { email, password: staffPassword })).headers.getSetCookie();
  const asShopper = { cookie: `session_id=${session?.slice(14, 57)}` };
  expect(await (await post('staff/me', {}, asShopper)).json()).toMatchObject({
    error_code: 'login_required',
  });
});

it('answers in JSON what it cannot read, does not know or will not count on', async () => {
  expect((await post('no/such')).status).toBe(404);
  const wrong = await app.request('http://one.localhost/admin/staff/me', {
    method: 'POST',
    body: '{}',
    headers: { host: 'one.localhost', 'content-type': 'application/json' },
  });
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { error_code: 'malformed' }]);
  const last = async () => post('staff/login', { email: 'nobody@example.org', password: 'x' });
  for (let i = 0; i < 60; i++) await last();
  const refused = await last();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

import type { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { type Desk, staffAt } from '../../test/staff.ts';
import { createApp } from '../app.ts';
import { openMemoryBackend } from '../search/memory-backend.ts';
import type { Render } from './pages.ts';

let made: TestShop;
let app: Hono;
let manager: Desk;
let viewer: Desk;

/** A storefront that writes its look into its page. */
const render: Render = async (request, { api, isAtRest }) => {
  const settings = await api('store/getSettings', {});
  const user = await api('session/get', {});
  const told = {
    path: new URL(request.url).pathname,
    styles: settings.ok && settings.value.styles,
    user: user.ok && user.value.user,
    isAtRest,
  };
  const html = `<html><body><p>${JSON.stringify(told)}</p></body></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html' } });
};

beforeEach(async () => {
  made = await testShop();
  const store = await buildStore(made.db, { hosts: ['one.localhost'] });
  await buildLocation(made.db, store.id);
  made.shop.search = await openMemoryBackend(made.db, { pollMs: 0 });
  await made.reload();
  await staffAt(made, store, 'owner');
  manager = await staffAt(made, store, 'manager');
  viewer = await staffAt(made, store, 'viewer');
  app = createApp(made.shop, render);
});

const form = { rest: '{}', 'color.accent': '#123456', font_pair: 'novel', logo_height: '40', shown: 'login' };
const post = (desk: Desk | null, headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
  app.request('http://one.localhost/admin/look-preview', {
    method: 'POST',
    body: new URLSearchParams({ ...form, ...more }),
    headers: {
      host: 'one.localhost',
      ...(desk && { cookie: `staff_session=${desk.caller.token}` }),
      ...headers,
    },
  });

it('draws a page of the shop in a look that is not saved, and nothing in it runs', async () => {
  const response = await post(manager);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'self'; sandbox allow-same-origin$/);
  expect(policy).not.toContain('script-src');
  const html = await response.text();
  const told = JSON.parse(/<p>(.*)<\/p>/.exec(html)?.[1] ?? '');
  expect(told).toMatchObject({
    path: '/account/login',
    styles: { theme: { accent: '#123456' }, font_pair: 'novel' },
    user: null,
    isAtRest: true,
  });
  const shown = await made.visitor().get('store/getSettings', {});
  expect(shown.styles.theme).toEqual({});
});

it('shows the home page for what is no page of the preview, and all books where the shop has none', async () => {
  expect(await (await post(manager, {}, { shown: '//evil.example' })).text()).toContain('"path":"/"');
  expect(await (await post(manager, {}, { shown: 'book' })).text()).toContain('"path":"/browse"');
});

it('draws nothing for others, nor for what is no look', async () => {
  expect(await (await post(null)).json()).toMatchObject({ error_code: 'login_required' });
  expect(await (await post(viewer)).json()).toMatchObject({ error_code: 'not_allowed' });
  expect((await post(manager, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await (await post(manager, {}, { font_pair: 'comic' })).json()).toMatchObject({
    error_code: 'invalid_input',
  });
});

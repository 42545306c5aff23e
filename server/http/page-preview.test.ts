import type { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { type Desk, staffAt } from '../../test/staff.ts';
import { createApp } from '../app.ts';
import type { Render } from './pages.ts';

let app: Hono;
let editor: Desk;
let viewer: Desk;

/** A storefront that writes down what its page and its session are. */
const render: Render = async (request, { api }) => {
  const page = await api('site_content/getPage', { path: '/other' });
  const user = await api('session/get', {});
  const path = new URL(request.url).pathname;
  return new Response(JSON.stringify({ path, page, user }), { headers: { 'content-type': 'text/html' } });
};

beforeEach(async () => {
  const made = await testShop();
  const store = await buildStore(made.db, { hosts: ['one.localhost'] });
  await buildLocation(made.db, store.id);
  await made.reload();
  await staffAt(made, store, 'owner');
  editor = await staffAt(made, store, 'editor');
  viewer = await staffAt(made, store, 'viewer');
  app = createApp(made.shop, render);
});

const blocks = JSON.stringify([{ id: 'a', component: 'headline_paragraph', data: { heading: 'Hello' } }]);
const post = (desk: Desk | null, headers: Record<string, string> = {}) =>
  app.request('http://one.localhost/admin/pages/preview', {
    method: 'POST',
    body: new URLSearchParams({ path: '/about', title: 'About us', blocks }),
    headers: {
      host: 'one.localhost',
      ...(desk && { cookie: `staff_session=${desk.caller.token}` }),
      ...headers,
    },
  });

it('draws a page that is not saved as a guest of the shop would see it', async () => {
  const response = await post(editor);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(await response.json()).toMatchObject({
    path: '/dev/preview',
    page: { value: { path: '/about', blocks: [{ id: 'a', mark: 'a', data: { heading: 'Hello' } }] } },
    user: { ok: true, value: { user: null } },
  });
});

it('draws nothing for others', async () => {
  expect(await (await post(null)).json()).toMatchObject({ error_code: 'login_required' });
  expect(await (await post(viewer)).json()).toMatchObject({ error_code: 'not_allowed' });
  expect((await post(editor, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

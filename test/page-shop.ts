import type { Hono } from 'hono';
import { beforeEach } from 'vitest';
import { createApp } from '../server/app.ts';
import type { Render } from '../server/http/pages.ts';
import { buildLocation, buildStore } from './factories.ts';
import { type TestShop, testShop } from './shop.ts';

/** Two shops behind one app, made before each test; pages are rendered by a stand-in that writes their addresses down. */
export interface PageShop {
  made: TestShop;
  app: Hono;
  /** Paths of the pages rendered so far. */
  rendered: string[];
  render: Render;
}

export function pageShop(): PageShop & {
  get: (path: string, headers?: Record<string, string>) => ReturnType<Hono['request']>;
} {
  const shop = {
    get: (path: string, headers: Record<string, string> = {}) =>
      shop.app.request(`http://one.localhost${path}`, { headers: { host: 'one.localhost', ...headers } }),
  } as ReturnType<typeof pageShop>;
  beforeEach(async () => {
    const made = await testShop();
    const one = await buildStore(made.db, { hosts: ['one.localhost'], name: 'One' });
    await buildLocation(made.db, one.id);
    const two = await buildStore(made.db, { hosts: ['two.localhost'], name: 'Two' });
    await buildLocation(made.db, two.id, { name: 'North' });
    await buildLocation(made.db, two.id, { name: 'South' });
    await made.reload();
    const render: Render = async (request, { api, nonce }) => {
      const { pathname } = new URL(request.url);
      shop.rendered.push(pathname);
      const settings = await api('store/getSettings', {});
      const name = settings.ok ? settings.value.store_info.name : '';
      const html = `<html><body>${name} ${pathname}<script nonce="${nonce}">go()</script><script>stray()</script>
      <script type="application/json">{"data":1}</script></body></html>`;
      const status = pathname === '/missing' ? 404 : 200;
      return new Response(html, { status, headers: { 'content-type': 'text/html' } });
    };
    Object.assign(shop, { made, rendered: [], render, app: createApp(made.shop, render) });
  });
  return shop;
}

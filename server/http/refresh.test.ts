import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';

async function anApp() {
  const { db, reload, shop } = await testShop();
  await buildStore(db, { hosts: ['one.localhost'] });
  await reload();
  return createApp(shop, async () => {
    throw new Error('nothing could be read');
  });
}
type App = Awaited<ReturnType<typeof anApp>>;
const ask = (app: App, path: string, headers: Record<string, string> = {}) =>
  app.request(`http://one.localhost${path}`, { headers: { host: 'one.localhost', ...headers } });

test('a page that cannot begin says so and leads to a fresh start on the same page', async () => {
  const app = await anApp();
  const failed = await ask(app, '/lists/7');
  expect(failed.status).toBe(500);
  const html = await failed.text();
  expect(html).toContain('There was an error - please ensure javascript and cookies are enabled.');
  // A sandboxed page is of no origin: its link would come from another site and clear nothing.
  const policy = failed.headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('sandbox');
  const [, style = ''] = /<style>([^<]+)<\/style>/.exec(html) ?? [];
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  const [, href = ''] = /<a href="([^"]+)">Click here to refresh<\/a>/.exec(html) ?? [];

  const fresh = await ask(app, href);
  expect([fresh.status, fresh.headers.get('location')]).toEqual([303, '/lists/7']);
  const cookies = fresh.headers.getSetCookie();
  expect(cookies.map((c) => c.split('=')[0])).toEqual(['session_id', 'has_session']);
  for (const cookie of cookies) expect(cookie).toContain('Max-Age=0');
});

test('another site cannot clear a session, and the way on stays in the shop', async () => {
  const app = await anApp();
  const other = await ask(app, '/refresh?back=/', { 'sec-fetch-site': 'cross-site' });
  expect(other.headers.getSetCookie()).toEqual([]);
  for (const away of ['https://evil.example', '//evil.example', '/\\evil.example', '/%0d%0aset-cookie:a=b']) {
    const response = await ask(app, `/refresh?back=${away}`);
    expect(response.headers.get('location')).toBe('/');
  }
});

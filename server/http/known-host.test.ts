import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';

/** Two shops of a server that has gone public; a page tells which of them answered. */
async function server(settings: Record<string, string> = {}): Promise<Hono> {
  const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', DATA_DIR: '/nowhere', ...settings });
  const { db, shop, reload } = await testShop({ env });
  await buildStore(db, { name: 'First', hosts: ['first.localhost', 'First.Example'] });
  await buildStore(db, {
    name: 'Second',
    hosts: ['second.localhost'],
    settings: { store_info: { base_url: 'https://second.example' } },
  });
  await reload();
  return createApp(shop, async (_, { api }) => {
    const settings = await api('store/getSettings', {});
    return new Response(settings.ok ? settings.value.store_info.name : '', {
      headers: { 'content-type': 'text/html' },
    });
  });
}

const ask = (app: Hono, host: string, path = '/') =>
  Promise.resolve(app.request(`http://shop${path}`, { headers: { host } }));
const answers = async (app: Hono, hosts: string[]) =>
  Promise.all(hosts.map(async (host) => (await ask(app, host)).text()));

describe('the shop behind a host name', () => {
  it('is the one that has the name: by its hosts, its own address or BASE_URL (APP-059)', async () => {
    const app = await server({ BASE_URL: 'https://books.example' });
    const first = ['first.localhost:3000', 'FIRST.example', 'books.example', 'www.books.example:443'];
    expect(await answers(app, first)).toEqual(first.map(() => 'First'));
    const second = ['second.localhost:3000', 'second.example', 'www.second.example', 'second.example.'];
    expect(await answers(app, second)).toEqual(second.map(() => 'Second'));
  });

  it('is the first one on this machine, in its own network and behind a proxy that hides the name', async () => {
    const app = await server({ BASE_URL: 'https://books.example' });
    const near = [
      'localhost:3000',
      '127.0.0.1:3000',
      '192.168.1.20:3000',
      '[::1]:3000',
      '[fe80::1]',
      'bookshop-pc:3000',
      'bookshop.local',
      'till.fritz.lan',
    ];
    expect(await answers(app, near)).toEqual(near.map(() => 'First'));
  });

  it('is the one whose web name stands before .localhost, whatever its hosts are', async () => {
    const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', DATA_DIR: '/nowhere' });
    const { db, shop, reload } = await testShop({ env });
    await buildStore(db, { hosts: ['first.example'] });
    const { id, webstoreName } = await buildStore(db, { hosts: ['second.example'] });
    await reload();
    expect(shop.stores.byHost(`${webstoreName}.localhost:3000`)?.id).toBe(id);
  });

  it('does not exist in a database without a store: the page says how to make one', async () => {
    const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', DATA_DIR: '/nowhere' });
    const { shop } = await testShop({ env });
    const app = createApp(shop, async () => new Response('a page'));
    const answer = await ask(app, 'localhost:3000');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.text()).toContain('npx handsell store create');
  });

  it('is not found at a public IP address, once the server has a name', async () => {
    const app = await server({ BASE_URL: 'https://books.example' });
    for (const host of [
      '203.0.113.66',
      '203.0.113.66:3000',
      '[2001:db8::1]:3000',
      '172.32.0.1',
      '100.128.0.1',
    ]) {
      expect((await ask(app, host)).status).toBe(421);
      expect((await ask(app, host, '/readyz')).status).toBe(200);
    }
    const own = ['10.1.2.3', '172.16.0.9:3000', '[fd12::7]:3000', '100.100.1.1'];
    expect(await answers(app, own)).toEqual(own.map(() => 'First'));
  });

  it('is the first one at every name before the server has one', async () => {
    const app = await server();
    expect(await answers(app, ['preview.example', 'second.localhost'])).toEqual(['First', 'Second']);
  });

  it('is not found at any other name, and the page tells an owner what to set', async () => {
    const app = await server({ BASE_URL: 'https://books.example' });
    for (const host of ['evil.example', 'nobody.localhost:3000', '1.2.3.4.evil.example']) {
      const page = await ask(app, host);
      expect(page.status).toBe(421);
      expect(page.headers.get('cache-control')).toBe('no-store');
      const text = await page.text();
      expect(text).toContain('There’s no shop at this address');
      expect(text).toContain('BASE_URL');
    }
    const call = await ask(app, 'evil.example', '/customer/session/get');
    expect(await call.json()).toEqual({ error: 'There’s no shop at this address.', error_code: 'no_shop' });
    expect((await ask(app, 'evil.example', '/sitemap.xml')).status).toBe(421);
    expect((await ask(app, 'evil.example', '/healthz')).status).toBe(200);
  });

  it('is written safely, whatever the name', async () => {
    const app = await server({ BASE_URL: 'https://books.example' });
    expect(await (await ask(app, 'a.<script>.example')).text()).not.toContain('<script>');
  });

  it('is the first one at every name while one works on it', async () => {
    const app = await server({ NODE_ENV: 'development', BASE_URL: 'https://books.example' });
    expect(await answers(app, ['whatever.example'])).toEqual(['First']);
  });
});

import { expect, test } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';

async function anApp(V1_URL: string) {
  const { db, reload, shop } = await testShop({
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', V1_URL }),
  });
  await buildStore(db, { hosts: ['one.localhost'] });
  await reload();
  const app = createApp(
    shop,
    async () => new Response('a page', { headers: { 'content-type': 'text/html' } }),
  );
  return async (path: string, cookie = '') => {
    const headers = { host: 'one.localhost', ...(cookie ? { cookie } : {}) };
    const response = await app.request(`http://one.localhost${path}`, { headers });
    const cookies = response.headers.getSetCookie().join();
    return { status: response.status, to: response.headers.get('location'), cookies };
  };
}

test('redirects a reader of the former site to its same page, until they choose this site', async () => {
  const ask = await anApp('https://old.shop.example');
  expect(await ask('/lists/7')).toMatchObject({ status: 200, to: null });
  expect(await ask('/lists/7?page=2', 'want_v1=1; STG=blue')).toMatchObject({
    status: 302,
    to: 'https://old.shop.example/lists/7?page=2',
  });
  expect((await ask('//evil.example/', 'want_v1=1')).to).toBe('https://old.shop.example//evil.example/');
  const back = await ask('/lists/7?page=2&want_v1=0', 'want_v1=1');
  expect(back).toMatchObject({ status: 302, to: '/lists/7?page=2' });
  expect(back.cookies).toMatch(/^want_v1=;.*Max-Age=0/);
});

test('a shop without a former site redirects no reader, whatever their cookie', async () => {
  const ask = await anApp('');
  expect(await ask('/lists/7', 'want_v1=1')).toMatchObject({ status: 200, to: null });
});

import { beforeEach, expect, it } from 'vitest';
import { logoOf } from '../../contract/logo.ts';
import { buildStore } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400"/></svg>';

let made: TestShop;
let name: string;
let get: (path: string) => Promise<Response>;

beforeEach(async () => {
  made = await testShop();
  const store = await buildStore(made.db);
  name = store.webstoreName;
  await made.db.query(
    "insert into picture (store_id, path, cache, width, height) values ($1, 'shop/door.svg', 'a1', 800, 400)",
    [store.id],
  );
  await made.shop.images.write(`media/${name}/shop/door.svg`, Buffer.from(svg));
  await made.shop.images.write(`media/${name}/secret.svg`, Buffer.from(svg));
  await made.reload();
  const app = createApp(made.shop, async () => new Response('page', { status: 404 }));
  get = async (path) => app.request(path);
});

it('gives the original, which can do nothing', async () => {
  const response = await get(`/media/${name}/shop/door.svg`);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  expect(await response.text()).toBe(svg);
});

it('makes a size on demand, to be kept for ever under the right version', async () => {
  const response = await get(`/media/${name}/shop/door.svg?v=a1&w=320`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await made.shop.images.read(`sized/media/${name}/shop/door/a1/320.webp`)).not.toBeNull();
});

it.each([
  'shop/door.svg?w=321',
  'shop/door.svg?w=',
  'secret.svg',
  'shop/none.svg',
  '../covers/x.svg',
  '%2e%2e/covers/x.svg',
])('has no %s', async (path) => {
  expect((await get(`/media/${name}/${path}`)).status).toBe(404);
});

it('has nothing of a shop that does not exist', async () => {
  expect((await get('/media/nobody/shop/door.svg')).status).toBe(404);
});

it('gives the logo of the header, to be kept for ever under its cache key (CHROME-065)', async () => {
  const logoWith = (image_cache_key: string) =>
    logoOf({
      styles: { logo_url: `/media/${name}/shop/door.svg` },
      global_content: [{ component: 'search_bar', data: { image_cache_key } }],
    } as never)?.src ?? '';
  const current = await get(logoWith('a1'));
  expect(current.headers.get('content-type')).toBe('image/svg+xml');
  expect(current.headers.get('cache-control')).toContain('immutable');
  expect(await current.text()).toBe(svg);
  // A key from before the last upload shows the logo of today, and does not keep it.
  const before = await get(logoWith('a0'));
  expect(before.status).toBe(200);
  expect(before.headers.get('cache-control')).not.toContain('immutable');
});

import { beforeEach, expect, it } from 'vitest';
import { buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600"/></svg>';

let made: TestShop;
let eisbn: string;
let get: (path: string) => Promise<Response>;

beforeEach(async () => {
  made = await testShop();
  await buildStore(made.db);
  const title = await buildTitle(made.db, { title: 'Emma <script>' });
  eisbn = title.eisbn;
  await made.db.query("update title set cover_cache = 'a1b2' where id = $1", [title.id]);
  await made.shop.images.write(`covers/${eisbn}.svg`, Buffer.from(svg));
  await made.reload();
  const app = createApp(made.shop, async () => new Response('page', { status: 404 }));
  get = async (path) => app.request(path);
});

it.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
])('makes a size on demand as %s, to be kept for ever', async (format, type) => {
  const response = await get(`/images/cover/${eisbn}/a1b2/120.${format}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await made.shop.images.read(`sized/${eisbn}/a1b2/120.${format}`)).not.toBeNull();
});

it('has only the agreed sizes and formats', async () => {
  for (const size of ['121.jpg', '99999.jpg', '120.gif', '120.jpg.exe']) {
    expect((await get(`/images/cover/${eisbn}/a1b2/${size}`)).status).toBe(404);
  }
});

it('leads an old address to the present cover', async () => {
  const response = await get(`/images/cover/${eisbn}/zzzz/120.jpg`);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`/images/cover/${eisbn}/a1b2/120.jpg`);
});

it('draws a typographic cover whose text cannot act', async () => {
  const response = await get(`/images/cover/${eisbn}.svg`);
  expect(response.headers.get('content-type')).toContain('svg');
  expect(await response.text()).not.toContain('script');
});

it('says 404 for a book that is not there', async () => {
  expect((await get('/images/cover/9780000000002.svg')).status).toBe(404);
});

it('falls back to the typographic cover when the master is gone', async () => {
  await made.db.query("update title set cover_cache = 'c3' where eisbn = $1", [eisbn]);
  const other = await buildTitle(made.db);
  await made.db.query("update title set cover_cache = 'c4' where id = $1", [other.id]);
  const response = await get(`/images/cover/${other.eisbn}/c4/120.jpg`);
  expect(response.headers.get('location')).toBe(`/images/cover/${other.eisbn}.svg`);
});

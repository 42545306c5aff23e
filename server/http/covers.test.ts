import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { memoryImages } from '../providers/images/memory-images.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600"/></svg>';

let made: TestShop;
let eisbn: string;
let get: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeEach(async () => {
  made = await testShop();
  await buildStore(made.db);
  const title = await buildTitle(made.db, { title: 'Emma <script>' });
  eisbn = title.eisbn;
  await made.db.query("update title set cover_cache = 'a1b2' where id = $1", [title.id]);
  await made.shop.images.write(`covers/${eisbn}.svg`, Buffer.from(svg));
  await made.reload();
  const app = createApp(made.shop, async () => new Response('page', { status: 404 }));
  get = async (path, headers = {}) => app.request(path, { headers });
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

it('compresses a drawn cover, and knows it again by its tag', async () => {
  const gzip = { 'accept-encoding': 'gzip, deflate, br' };
  const response = await get(`/images/cover/${eisbn}.svg`, gzip);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  const etag = response.headers.get('etag') ?? '';
  const packed = new Uint8Array(await response.arrayBuffer());
  expect(gunzipSync(packed).toString()).toMatch(/^<svg/);
  const again = await get(`/images/cover/${eisbn}.svg`, { ...gzip, 'if-none-match': etag });
  expect(again.status).toBe(304);
  const plain = await get(`/images/cover/${eisbn}.svg`);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('etag')).toBe(etag);
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

it('shows the typographic cover while the images cannot be reached, and the cover again afterwards', async () => {
  made.shop.images = Object.assign(memoryImages(), { failing: true });
  const response = await get(`/images/cover/${eisbn}/a1b2/120.jpg`);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`/images/cover/${eisbn}.svg`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('shows the typographic cover for a master that is no picture', async () => {
  await made.shop.images.write(`covers/${eisbn}.svg`, Buffer.from('<html>Not found</html>'));
  const response = await get(`/images/cover/${eisbn}/a1b2/240.webp`);
  expect(response.headers.get('location')).toBe(`/images/cover/${eisbn}.svg`);
});

it('takes the picture that the cover was made of, whatever else lies there', async () => {
  const key = `covers/${eisbn}-a1b2.jpg`;
  const red = sharp({ create: { width: 300, height: 400, channels: 3, background: '#f00' } });
  await made.shop.images.write(key, await red.jpeg().toBuffer());
  await made.db.query(
    'insert into title_cover (title_id, image_key, origin) select id, $2, $3 from title where eisbn = $1',
    [eisbn, key, 'file'],
  );
  const response = await get(`/images/cover/${eisbn}/a1b2/120.jpg`);
  const { dominant } = await sharp(await response.arrayBuffer()).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(50);
});

it('asks once for the cover of a book that is shown without one, when there is one to be had', async () => {
  const bare = await buildTitle(made.db);
  await get(`/images/cover/${bare.eisbn}.svg`);
  await get(`/images/cover/${eisbn}.svg`);
  expect(made.woken).toEqual([]);
  await made.db.query(
    `insert into title_detail (title_id, cover_url) values ($1, 'https://covers.example/a.jpg')
     on conflict (title_id) do update set cover_url = excluded.cover_url`,
    [bare.id],
  );
  await get(`/images/cover/${bare.eisbn}.svg`);
  await get(`/images/cover/${bare.eisbn}.svg`);
  expect(made.woken).toEqual(['fetch-covers']);
});

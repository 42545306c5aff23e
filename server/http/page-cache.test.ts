import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { type Dress, undressed } from './dress-page.ts';
import { type CachedPage, encoded, PageCache } from './page-cache.ts';

const page = (text: string, dress = undressed): CachedPage => {
  return { status: 200, etag: '"e"', csp: '', html: Buffer.from(text), dress };
};
const words = Array.from({ length: 4000 }, (_, i) => `book ${(i * 7919) % 613} of ${i % 41}`).join(' ');

it('compresses a page that is asked for again better than one that is made for a single reader', async () => {
  const cache = new PageCache(1e6);
  cache.set('/', page(words));
  const made = cache.get('/');
  if (!made) throw new Error('the page was not kept');
  const quick = (await encoded(made, 'br')).body;
  await vi.waitFor(async () => expect((await encoded(made, 'br')).body.length).toBeLessThan(quick.length), {
    timeout: 30_000,
  });
  expect(brotliDecompressSync(quick).toString()).toBe(words);
  expect(brotliDecompressSync((await encoded(made, 'gzip, br')).body).toString()).toBe(words);
});

it('drops what was asked for longest ago when its room is used up, and counts a page that is replaced once', () => {
  const cache = new PageCache(5 * words.length);
  for (let i = 0; i < 4; i++) cache.set('/a', page(words));
  cache.set('/b', page(words));
  expect(cache.get('/a')).toBeDefined();
  cache.set('/c', page(words));
  expect(cache.get('/b')).toBeUndefined();
  expect(cache.get('/a')).toBeDefined();
});

it('sends every browser the page as it is dressed', async () => {
  const made = page('bare', async (html) => Buffer.concat([html, Buffer.from(' and dressed')]));
  expect((await encoded(made, '')).body.toString()).toBe('bare and dressed');
  expect(gunzipSync((await encoded(made, 'gzip')).body).toString()).toBe('bare and dressed');
  expect(brotliDecompressSync((await encoded(made, 'br')).body).toString()).toBe('bare and dressed');
});

it('dresses a page that is asked for again at leisure, for every encoding', async () => {
  const cache = new PageCache(1e6);
  let isThere = false;
  const dress: Dress = async (html, hurry = true) => {
    isThere ||= !hurry;
    return isThere ? Buffer.from('dressed') : html;
  };
  const made = page('bare', dress);
  expect(gunzipSync((await encoded(made, 'gzip')).body).toString()).toBe('bare');
  cache.set('/', made);
  cache.get('/');
  await vi.waitFor(async () => {
    expect(brotliDecompressSync((await encoded(made, 'br')).body).toString()).toBe('dressed');
    expect(gunzipSync((await encoded(made, 'gzip')).body).toString()).toBe('dressed');
  });
});

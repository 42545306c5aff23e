import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Changed } from '../changes/follow-changes.ts';
import { toBytes } from './page-bytes.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { type PageDependencies, quarterOf } from './page-dependencies.ts';

const nothing: PageDependencies = {
  titles: [],
  lists: [],
  allLists: false,
  names: false,
  searchVersion: null,
  ready: null,
  quarter: null,
};
const unchanged: Changed = { stores: new Set(), titles: [], lists: [], names: false };
const words = Array.from({ length: 4000 }, (_, i) => `book ${(i * 7919) % 613} of ${i % 41}`).join(' ');

async function page(dependencies: Partial<PageDependencies> = {}, html = words): Promise<CachedPage> {
  const bytes = await toBytes(Buffer.from(html));
  return {
    etag: '"e"',
    csp: '',
    bytes,
    dependencies: { ...nothing, ...dependencies },
    searches: [],
    lacking: [],
  };
}

/** A page of exactly so many bytes, as far as the cache counts the compressed ones. */
function heavy(bytes: number): CachedPage {
  return {
    etag: '',
    csp: '',
    bytes: { br: new Uint8Array(bytes) },
    dependencies: nothing,
    searches: [],
    lacking: [],
  };
}

const always = () => '';

function cacheOf(maxBytes = 1e6, version = () => 0, readyNow = always, now = () => new Date()) {
  const cache = new PageCache(maxBytes, version);
  return {
    cache,
    keep(storeId: number, key: string, kept: CachedPage) {
      const making = cache.begin(storeId, key);
      making.keep(kept);
      making.end();
    },
    has: (storeId: number, ...keys: string[]) =>
      keys.map((key) => cache.get(storeId, key, readyNow, now()) !== undefined),
  };
}

test('a page that says which events are over stays for a quarter of an hour', async () => {
  let now = new Date('2026-12-05T18:16:00Z');
  const { keep, has } = cacheOf(undefined, undefined, undefined, () => now);
  keep(1, 'events', await page({ quarter: quarterOf(now) }));
  keep(1, 'about', await page());
  now = new Date('2026-12-05T18:29:59Z');
  expect(has(1, 'events', 'about')).toEqual([true, true]);
  now = new Date('2026-12-05T18:30:00Z');
  expect(has(1, 'events', 'about')).toEqual([false, true]);
});

test('a page that says when a copy is ready stays until that changes', async () => {
  let ready = 'soon';
  const { keep, has } = cacheOf(undefined, undefined, () => ready);
  keep(1, 'book', await page({ ready }));
  keep(1, 'about', await page());
  expect(has(1, 'book', 'about')).toEqual([true, true]);
  ready = '2026-11-27 600';
  expect(has(1, 'book', 'about')).toEqual([false, true]);
  ready = 'soon';
  expect(has(1, 'book')).toEqual([false]);
});

test('a change drops the pages that show it, in the stores that it concerns', async () => {
  const { cache, keep, has } = cacheOf();
  const book = await page({ titles: [9780000000001] });
  for (const storeId of [1, 2]) {
    keep(storeId, 'book', book);
    keep(storeId, 'other', await page({ titles: [9780000000002] }));
    keep(storeId, 'list', await page({ lists: [5] }));
    keep(storeId, 'lists', await page({ allLists: true }));
    keep(storeId, 'named', await page({ names: true }));
  }
  const all = ['book', 'other', 'list', 'lists', 'named'];
  cache.drop({ ...unchanged, titles: [{ eisbn: '9780000000001', store_id: 1 }] });
  expect([has(1, ...all), has(2, ...all)]).toEqual([
    [false, true, true, true, true],
    [true, true, true, true, true],
  ]);
  cache.drop({ ...unchanged, titles: [{ eisbn: '9780000000001', store_id: null }] });
  cache.drop({ ...unchanged, lists: [{ list_id: 5, store_id: 2 }] });
  expect([has(1, ...all), has(2, ...all)]).toEqual([
    [false, true, true, true, true],
    [false, true, false, false, true],
  ]);
  cache.drop({ ...unchanged, names: true });
  cache.drop({ ...unchanged, stores: new Set([1]) });
  expect([has(1, ...all), has(2, ...all)]).toEqual([
    [false, false, false, false, false],
    [false, true, false, false, false],
  ]);
  cache.drop({ ...unchanged, stores: new Set([null]) });
  expect(has(2, 'other')).toEqual([false]);
});

test('a page that was begun before a change of what it shows is not kept', async () => {
  const { cache, has } = cacheOf();
  const making = [cache.begin(1, 'book'), cache.begin(1, 'other')] as const;
  cache.drop({ ...unchanged, titles: [{ eisbn: '9780000000001', store_id: null }] });
  making[0].keep(await page({ titles: [9780000000001] }));
  making[1].keep(await page({ titles: [9780000000002] }));
  expect(has(1, 'book', 'other')).toEqual([false, true]);
});

test('pages of results follow the version of the search, other pages do not', async () => {
  let version = 3;
  const { keep, has } = cacheOf(1e6, () => version);
  keep(1, 'results', await page({ searchVersion: 3 }));
  keep(1, 'item', await page());
  expect(has(1, 'results', 'item')).toEqual([true, true]);
  version = 4;
  expect(has(1, 'results', 'item')).toEqual([false, true]);
});

test('evicts the least recently used page first, and counts compressed bytes', () => {
  const { cache, keep, has } = cacheOf(10_000);
  for (const key of ['a', 'b', 'b', 'b']) keep(1, key, heavy(4_000));
  expect(cache.bytes).toBeGreaterThan(8_000);
  expect(cache.bytes).toBeLessThan(10_000);
  expect(has(1, 'a')).toEqual([true]);
  keep(1, 'c', heavy(4_000));
  expect(has(1, 'a', 'b', 'c')).toEqual([true, false, true]);
  keep(1, 'larger than all', heavy(20_000));
  expect(has(1, 'larger than all')).toEqual([false]);
});

test('a store that fills the cache leaves other stores their even share', () => {
  const { cache, keep, has } = cacheOf(20_000);
  for (const key of ['a', 'b']) keep(1, key, heavy(4_000));
  for (let i = 0; i < 50; i++) keep(2, `page ${i}`, heavy(4_000));
  expect(has(1, 'a', 'b')).toEqual([true, true]);
  expect(cache.bytes).toBeLessThanOrEqual(20_000);
  // While no other store needs it, one has all of it.
  const alone = cacheOf(20_000);
  for (let i = 0; i < 50; i++) alone.keep(2, `page ${i}`, heavy(4_000));
  expect(alone.cache.bytes).toBeGreaterThan(15_000);
});

test('a page that is asked for again is compressed better, once', async () => {
  const { cache, keep } = cacheOf();
  const first = await page();
  keep(1, '/', first);
  const size = cache.bytes;
  cache.get(1, '/', always, new Date());
  await vi.waitFor(() => expect(cache.bytes).toBeLessThan(size), { timeout: 30_000 });
  const better = cache.get(1, '/', always, new Date());
  expect(better?.bytes.br.length).toBeLessThan(first.bytes.br.length);
  expect(brotliDecompressSync(better?.bytes.br ?? '').toString()).toBe(words);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(cache.get(1, '/', always, new Date())).toBe(better);
});

test('gzip is made once, and counts', async () => {
  const { cache, keep } = cacheOf();
  const made = await page();
  // Nothing is left to improve.
  keep(1, '/', { ...made, bytes: { br: made.bytes.br, isImproved: true } });
  const before = cache.bytes;
  const kept = cache.get(1, '/', always, new Date());
  if (!kept) throw new Error('the page was not kept');
  const gzip = await cache.gzip(1, '/', kept);
  expect(gunzipSync(gzip).toString()).toBe(words);
  expect(cache.bytes).toBe(before + gzip.length);
  expect(cache.get(1, '/', always, new Date())?.bytes.gzip).toBe(gzip);
});

import type { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { filterKeys, pageSizes, parseFilterPath, searchTypes, sorts } from '../../contract/filter-path.ts';
import { createApp } from '../../server/app.ts';
import { readEnv } from '../../server/env.ts';
import { openMemoryBackend } from '../../server/search/memory-backend.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { fc } from '../../test/properties.ts';
import { renderInShop } from '../../test/render-in-shop.tsx';
import { testShop } from '../../test/shop.ts';
import { browseMeta } from '../parts/browse/browse-meta.ts';
import { BrowsePage } from '../parts/browse/browse-page.tsx';
import { load } from './browse.tsx';

/** A shop of three books whose browse page is loaded and drawn as it is for a guest; other addresses are not found. */
async function browsingShop(): Promise<Hono> {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
  const made = await testShop({ env });
  const store = await buildStore(made.db, { hosts: ['one.localhost'] });
  const place = await buildLocation(made.db, store.id);
  for (const title of ['Sea', 'Sea and Sky', 'Land']) {
    const { id } = await buildTitle(made.db, { title, binding: 'Hardcover' });
    await buildStock(made.db, place.id, id, 2);
  }
  await made.reload();
  made.shop.search = await openMemoryBackend(made.db);
  onTestFinished(() => made.shop.search.close());
  return createApp(made.shop, async (request, { api }) => {
    const url = new URL(request.url);
    if (!/^\/(browse|filter)(\/|$)/.test(url.pathname)) return new Response('', { status: 404 });
    try {
      const result = await load({ api, url, params: {} });
      const settings = await api('store/getSettings', {});
      if (!settings.ok) throw new Error(settings.error);
      const head = JSON.stringify(browseMeta(settings.value, url.pathname, result));
      const body = renderInShop(<BrowsePage state={parseFilterPath(url.pathname)} result={result} />);
      return new Response(head + body, { headers: { 'content-type': 'text/html' } });
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      const { init } = thrown as { init?: ResponseInit };
      if (!init) throw thrown;
      return new Response(null, init);
    }
  });
}

const nonsense = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'%,:/.?#&=+!\'"\\*;()<> 0aé😀'), maxLength: 10 }),
  fc.constantFrom('%', '%2', '%zz', '%00', '%E0%A4', '%C0%AF', '%2F', '%252F', '%25252525', '%u0041'),
  fc.constantFrom('.', '..', '%2e%2e', '', ' ', '-1', '1e9', 'NaN', 'null', '[]', '{"a":1}', '1'.repeat(400)),
  fc.constantFrom("' or 1=1 --", '$1', ':*', '!', '!!', '&', '__proto__', 'constructor', 'x,'.repeat(200)),
);
const right: Record<string, readonly string[]> = {
  t: ['sea', '!sea', 'sea%20sky', '9780439023481', '100%2525'],
  k: searchTypes,
  v: sorts,
  l: pageSizes.map(String),
  o: ['0', '26', '52', '1000000'],
  w: ['each'],
  m: ['cards', 'grid', 'list'],
  n: ['f:Hardcover', 's:1', 'f:Hardcover,s:1', 'x:4'],
  f: ['Hardcover', 'Hardcover,eBook'],
  r: ['here', 'store', 'order'],
  b: ['available', 'forthcoming'],
  d: ['2000s', 'soon'],
  x: ['1', 'r0123456789', '1,2'],
};
const letter = fc.constantFrom(...filterKeys, ...Object.keys(right));
const pair = fc.oneof(
  {
    weight: 3,
    arbitrary: letter.chain((k) => fc.constantFrom(...(right[k] ?? ['1'])).map((v) => `${k}/${v}`)),
  },
  { weight: 2, arbitrary: fc.tuple(letter, nonsense).map(([k, v]) => `${k}/${v}`) },
  { weight: 1, arbitrary: fc.tuple(nonsense, nonsense).map(([k, v]) => `${k}/${v}`) },
  { weight: 1, arbitrary: letter },
);
const start = fc.constantFrom(
  '/browse/filter/',
  '/browse/filter/',
  '/browse/',
  '/browse//filter/',
  '/filter/',
  '/browse/url/',
);
const path = fc
  .tuple(start, fc.array(pair, { maxLength: 6 }), fc.constantFrom('', '/', '//', '?o=26', '?', '#x'))
  .map(([from, pairs, end]) => from + pairs.join('/') + end);

test('whatever stands in a browse address is answered by a page, by the way to one, or by "not found"', async () => {
  const app = await browsingShop();
  let asks = 0;
  const answers = { page: 0, redirect: 0, missing: 0 };
  const answerOf = async (address: string): Promise<void> => {
    let asked = new URL(address, 'http://one.localhost');
    for (let hops = 0; ; hops++) {
      expect(hops, `too many redirects from ${address}`).toBeLessThan(4);
      // Send each request from its own IP address to stay under the rate limit.
      const from = `10.0.${asks >> 8}.${asks++ & 255}`;
      const response = await app.request(asked.href, {
        headers: { host: 'one.localhost', 'x-forwarded-for': from },
      });
      if (response.status === 404) {
        answers.missing++;
        return;
      }
      const to = response.headers.get('location');
      if (to === null) {
        expect(response.status, address).toBe(200);
        expect((await response.text()).match(/<h1/g), address).toHaveLength(1);
        answers.page++;
        return;
      }
      expect([301, 302, 307, 308], address).toContain(response.status);
      asked = new URL(to, asked);
      expect(asked.host, address).toBe('one.localhost');
      answers.redirect++;
    }
  };
  await fc.assert(fc.asyncProperty(path, answerOf), { numRuns: 2_500 });
  // A generator that only ever misses would prove nothing.
  for (const [what, count] of Object.entries(answers)) expect(count, what).toBeGreaterThan(100);
}, 240_000);

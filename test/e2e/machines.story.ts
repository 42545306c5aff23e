import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { books } from './books.ts';
import { expect, shops, test, tidewater } from './shop.ts';

type Thing = Record<string, unknown>;

/** What a crawler reads in a page. */
function read(page: Page, html: string) {
  return page.evaluate((text) => {
    const doc = new DOMParser().parseFromString(text, 'text/html');
    const meta = (name: string) =>
      doc.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    return {
      h1: [...doc.querySelectorAll('h1')].map((e) => e.textContent ?? ''),
      title: doc.title,
      description: meta('description'),
      robots: meta('robots'),
      og: ['og:title', 'og:type', 'og:url', 'og:site_name', 'og:description'].map(meta),
      image: meta('og:image'),
      canonical: doc.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      price: doc.querySelector('section[aria-label="New copy"]')?.textContent?.match(/\$(\d+\.\d\d)/)?.[1],
      things: [...doc.querySelectorAll('script[type="application/ld+json"]')].flatMap((e) => {
        const data = JSON.parse(e.textContent ?? '') as Thing;
        return (data['@graph'] as Thing[] | undefined) ?? [data];
      }),
    };
  }, html);
}

const kind = (things: Thing[], type: string) => things.filter((t) => [t['@type']].flat().includes(type));

for (const shop of shops) {
  test(`what machines read at ${shop.name}`, async ({ page }) => {
    const { eisbn, title } = books.quiet;
    const pages = (await ask(`${shop.origin}/sitemap-pages.xml`)).body;
    const list = /<loc>[^<]*(\/lists\/\d+)<\/loc>/.exec(pages)?.[1] ?? '';
    for (const path of ['/', '/browse', '/browse/filter/s/1', `/item/${eisbn}`, list, '/about', '/contact']) {
      const { status, headers, body } = await ask(shop.origin + path);
      expect(status, path).toBe(200);
      expect(headers['set-cookie'], path).toBeUndefined();
      const found = await read(page, body);
      expect(found.h1, path).toHaveLength(1);
      expect(found.title, path).toContain(shop.name);
      expect(found.description.length, path).toBeGreaterThan(10);
      expect(found.canonical, path).toBe(shop.origin + path);
      expect(found.og.every(Boolean), `og of ${path}: ${found.og}`).toBe(true);
      expect(found.robots, path).toBe('');
      if (path === '/' || path === '/contact') {
        const [store] = kind(found.things, 'BookStore');
        expect(store).toMatchObject({ name: expect.stringContaining(shop.name), url: shop.origin });
        for (const key of ['telephone', 'address', 'geo', 'openingHoursSpecification']) {
          expect(store).toHaveProperty(key);
        }
      }
      if (path.startsWith('/item/')) {
        const [book] = kind(found.things, 'Book');
        expect(kind(found.things, 'Product')).toEqual([book]);
        expect(book).toMatchObject({ name: title, isbn: eisbn, url: shop.origin + path });
        expect(book).toMatchObject({ inLanguage: 'en' });
        expect(book).toHaveProperty('author');
        const [offer] = (book as { offers: Thing[] }).offers;
        expect(offer).toMatchObject({
          '@type': 'Offer',
          price: found.price,
          priceCurrency: shop === tidewater ? 'USD' : 'CAD',
          availability: 'https://schema.org/InStock',
        });
        expect((await ask(found.image)).status).toBe(200);
      }
      if (path.includes('/lists/') || path.startsWith('/browse')) {
        const [items] = kind(found.things, 'ItemList') as {
          itemListElement: Thing[];
          numberOfItems: number;
        }[];
        expect(items?.itemListElement.length, path).toBeGreaterThan(0);
        expect(items?.numberOfItems, path).toBeGreaterThanOrEqual(items?.itemListElement.length ?? 0);
      }
      if (!['/', '/about', '/contact'].includes(path)) {
        expect(kind(found.things, 'BreadcrumbList'), path).toHaveLength(1);
      }
    }
  });

  test(`every address that ${shop.name} gives to search engines is there`, async () => {
    const robots = await ask(`${shop.origin}/robots.txt`);
    expect(robots.status).toBe(200);
    expect(robots.body).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
    const index = await ask(`${shop.origin}/sitemap.xml`);
    const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    const files = locs(index.body);
    expect(files).toContain(`${shop.origin}/sitemap-pages.xml`);
    expect(files).toContain(`${shop.origin}/sitemap-titles-1.xml`);
    const pages = locs((await ask(`${shop.origin}/sitemap-pages.xml`)).body);
    expect(pages.length).toBeGreaterThan(15);
    const titles = locs((await ask(`${shop.origin}/sitemap-titles-1.xml`)).body);
    expect(titles.length).toBeGreaterThan(600);
    const [first = '', last = ''] = [titles.at(0), titles.at(-1)];
    for (const address of [...pages, first, last]) {
      const { status, body } = await ask(address);
      expect(status, address).toBe(200);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1];
      expect(canonical, address).toBe(address);
    }
  });
}

test('search results and personal pages stay out of search engines', async ({ page }) => {
  for (const path of ['/browse/filter/t/sea/k/keyword', '/browse/filter/s/1/f/Hardcover', '/checkout/cart']) {
    const found = await read(page, (await ask(tidewater.origin + path)).body);
    expect(found.robots, path).toContain('noindex');
    expect(found.canonical, path).toBe('');
  }
});

test('an address that is not there names the shop', async ({ page }) => {
  for (const shop of shops) {
    const { status, body } = await ask(`${shop.origin}/no-such-page`);
    expect(status).toBe(404);
    expect((await read(page, body)).title).toBe(`Page not found | ${shop.name}`);
    expect(body.match(/<title>/g)).toHaveLength(1);
  }
});

test('a missing page is a 404, without a cookie', async () => {
  const missing = [
    '/no-such-page',
    '/item/9780000000002',
    '/item/abc',
    '/lists/999999',
    '/lists/1/999',
    '/lists/1/x',
    '/account/order/100001',
    '/account/order/100001?key=guessed',
    '/account/orders/100001',
    '/assets/none.js',
    '/images/cover/none.svg',
    '/browse/no/such/page',
    '/browse/filter/zzz/1',
    '/%E0%A4%A',
    '/item/%E0%A4%A',
    '/lists/%',
    '/images/cover/%E0%A4%A.svg',
  ];
  for (const path of missing) {
    const { status, headers } = await ask(tidewater.origin + path);
    expect(status, path).toBe(404);
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

test('pages are guarded, compressed and can be kept', async () => {
  const { headers } = await ask(tidewater.origin, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('public');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
  const again = await ask(tidewater.origin, { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  const cart = await ask(`${tidewater.origin}/checkout/cart`);
  expect(cart.headers['cache-control']).toContain('no-store');
});

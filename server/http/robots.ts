import { Hono } from 'hono';
import { disallowedPaths } from '../../contract/paths.ts';
import { hasGate } from '../call/gate.ts';
import type { Shop } from '../context.ts';

/**
 * robots.txt: books, lists, pages and one-filter browse pages are for crawlers; searches, combinations of filters and
 * a shopper's own pages are not (there are more combinations than books).
 */
export function robots(shop: Shop): Hono {
  const app = new Hono();
  app.get('/robots.txt', (c) => {
    const store = shop.stores.byHost(c.req.header('host') ?? '');
    const closed = store !== undefined && hasGate(store);
    const rules = closed
      ? ['Disallow: /']
      : [
          ...disallowedPaths.map((path) => `Disallow: ${path}`),
          'Disallow: /browse/filter/t/',
          'Disallow: /browse/filter/k/',
          'Disallow: /browse/filter/x/',
          'Disallow: /browse/filter/m/',
          'Disallow: /browse/filter/*/*/*',
          'Disallow: /browse?',
        ];
    const lines = ['User-agent: *', ...rules, ''];
    if (store && !closed) lines.push(`Sitemap: ${store.origin}/sitemap.xml`, '');
    c.header('cache-control', 'public, max-age=3600');
    return c.text(lines.join('\n'));
  });
  return app;
}

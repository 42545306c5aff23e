import { Hono } from 'hono';
import { sitemapPaths } from '../../contract/paths.ts';
import { hasGate } from '../call/gate.ts';
import type { Shop } from '../context.ts';
import { hasPage } from '../page/has-page.ts';
import { sellsGiftCards } from '../page/standard-pages.ts';
import type { Store } from '../store/stores.ts';
import { readLastTitleId, readPaths, readTitleDays } from './sitemap-queries.ts';

/** The protocol's limit of addresses in one file. */
export const perFile = 50_000;

/** /sitemap.xml names the files: pages, lists, and titles by ranges of their row ids (no counting, no offset). */
export function sitemap(shop: Shop): Hono {
  const app = new Hono();
  const open = (host: string | undefined): Store | undefined => {
    const store = shop.stores.byHost(host ?? '');
    return store && !hasGate(store) ? store : undefined;
  };

  app.get('/sitemap.xml', async (c) => {
    const store = open(c.req.header('host'));
    if (!store) return c.notFound();
    const files = Math.ceil((await readLastTitleId(shop.db)) / perFile);
    const names = ['pages', ...Array.from({ length: files }, (_, i) => `titles-${i + 1}`)];
    const entries = names.map((n) => `<sitemap><loc>${store.origin}/sitemap-${n}.xml</loc></sitemap>`);
    return xml(`<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`);
  });

  app.get('/sitemap-pages.xml', async (c) => {
    const store = open(c.req.header('host'));
    if (!store) return c.notFound();
    const standard = sellsGiftCards(store) ? [...sitemapPaths, '/gift-cards'] : sitemapPaths;
    const rows = await readPaths(shop.db, store.id, standard);
    const shown = rows.filter((r) => hasPage(store.settings, r.path));
    return xml(urlset(shown.map((r) => url(store.origin + r.path, r.day))));
  });

  app.get('/:file{sitemap-titles-[0-9]+\\.xml}', async (c) => {
    const store = open(c.req.header('host'));
    const n = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    if (!store || n < 1 || n > 100_000) return c.notFound();
    const rows = await readTitleDays(shop.db, (n - 1) * perFile, n * perFile);
    if (rows.length === 0) return c.notFound();
    return xml(urlset(rows.map((r) => url(`${store.origin}/item/${r.eisbn}`, r.day))));
  });
  return app;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const urlset = (urls: string[]) => `<urlset xmlns="${namespace}">${urls.join('')}</urlset>`;
const url = (address: string, day: string) =>
  `<url><loc>${encodeURI(address).replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc><lastmod>${day}</lastmod></url>`;

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

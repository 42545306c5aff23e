import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Shop } from '../context.ts';
import { type CoverFormat, coverFormats, coverWidths, sizedCover } from '../image/sized-cover.ts';
import { drawnCover } from './drawn-cover.ts';
import { readCover } from './picture-queries.ts';

/** Years: the address changes with the picture. */
const forEver = 'public, max-age=31536000, immutable';

/**
 * /images/cover/{eisbn}/{cache}/{width}.{avif|webp|jpg}: a cover by ISBN and cache value (ITEM-061).
 * /images/cover/{eisbn}.svg: the typographic cover for books without one, and for those whose picture fails (ITEM-014).
 */
export function covers(shop: Shop): Hono {
  const app = new Hono();

  app.get('/images/cover/:file{[0-9]{13}\\.svg}', compress(), async (c) => {
    const eisbn = c.req.param('file').slice(0, 13);
    const svg = await drawnCover(shop, eisbn);
    if (svg === null) return c.notFound();
    // Weak: it names the drawing, compressed or not.
    const etag = `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
    c.header('cache-control', 'public, max-age=86400');
    c.header('etag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    return c.body(svg, 200, { 'content-type': 'image/svg+xml' });
  });

  app.get('/images/cover/:eisbn{[0-9]{13}}/:cache{[a-z0-9]{1,32}}/:size', async (c) => {
    const { eisbn, cache, size } = c.req.param();
    const [, digits, format] = /^(\d{2,3})\.(avif|webp|jpg)$/.exec(size) ?? [];
    const width = coverWidths.find((w) => String(w) === digits);
    if (!width || !format) return c.notFound();
    // The cache value must be the title's own: else anybody could have the same picture made under a thousand names.
    const row = await readCover(shop.db, eisbn);
    if (!row) return c.notFound();
    if (row.cover_cache !== cache) return moved(c, eisbn, row.cover_cache, size);
    const version = { eisbn, cache, imageKey: row.image_key };
    const image = await sizedCover(shop.images, version, width, format as CoverFormat).catch(
      (err: unknown) => {
        shop.log.warn({ err, eisbn }, 'a cover could not be shown');
        return null;
      },
    );
    if (!image) return drawnInstead(c, eisbn);
    const headers = { 'content-type': coverFormats[format as CoverFormat], 'cache-control': forEver };
    return c.body(new Uint8Array(image), 200, headers);
  });

  return app;
}

/** An old address of a cover that has changed since. */
function moved(c: Context, eisbn: string, cache: string, size: string): Response {
  if (!cache) return drawnInstead(c, eisbn);
  c.header('cache-control', 'no-cache');
  return c.redirect(`/images/cover/${eisbn}/${cache}/${size}`, 302);
}

/** For now: the picture may be there at the next look. */
function drawnInstead(c: Context, eisbn: string): Response {
  c.header('cache-control', 'no-cache');
  return c.redirect(`/images/cover/${eisbn}.svg`, 302);
}

import { Hono } from 'hono';
import type { Shop } from '../context.ts';
import { type CoverFormat, coverFormats, coverWidths, sizedInterior } from '../image/sized-cover.ts';
import { hasInterior } from './picture-queries.ts';

/** /images/interior/{key}/{cache}/{width}.{avif|webp|jpg}: a picture of an inside page, in the sizes of covers. */
export function interiors(shop: Shop): Hono {
  const app = new Hono();
  app.get('/images/interior/:key{[0-9]{13}-[0-9]{1,3}}/:cache{[a-z0-9]{1,32}}/:size', async (c) => {
    const { key, cache, size } = c.req.param();
    const [, digits, format] = /^(\d{2,3})\.(avif|webp|jpg)$/.exec(size) ?? [];
    const width = coverWidths.find((w) => String(w) === digits);
    if (!width || !format) return c.notFound();
    // Serve only the version in the catalogue, so that a client cannot request one image under a thousand names.
    const isKnown = await hasInterior(shop.db, key, cache);
    const image = isKnown && (await sizedInterior(shop.images, key, cache, width, format as CoverFormat));
    if (!image) return c.notFound();
    return c.body(new Uint8Array(image), 200, {
      'content-type': coverFormats[format as CoverFormat],
      // Years: the address changes with the picture.
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  return app;
}

import { type Context, Hono } from 'hono';
import type { Shop } from '../context.ts';
import { pictureKey, pictureWidths, sizedPicture } from '../image/sized-picture.ts';
import { readPicture } from './picture-queries.ts';

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * /media/{webstore name}/{path}: the shop's own pictures (BLOCK-011). `?w=` asks for one of the kept widths, as WebP; without
 * it the original comes. `?v=` is the version: an address with the right one may be kept for ever.
 */
export function media(shop: Shop): Hono {
  const app = new Hono();
  app.get('/media/:store/:path{.+}', async (c) => {
    const { store: name, path } = c.req.param();
    const store = shop.stores.byName(name);
    const known = store && (await readPicture(shop.db, store.id, path));
    const wanted = c.req.query('w');
    const width = pictureWidths.find((w) => String(w) === wanted);
    if (!known || (wanted !== undefined && !width)) return c.notFound();
    const key = pictureKey(name, path);
    const ending = path.slice(path.lastIndexOf('.') + 1);
    // Moving pictures keep moving.
    const asIs = !width || ending === 'gif';
    const bytes = asIs
      ? await shop.images.read(key)
      : await sizedPicture(shop.images, key, known.cache, width);
    return answer(c, bytes, asIs ? types[ending] : types.webp, c.req.query('v') === known.cache);
  });
  return app;
}

function answer(c: Context, bytes: Buffer | null, type = '', isCurrent = false) {
  if (!bytes || !type) return c.notFound();
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    // A drawing may style itself; whatever else it brings does not run.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
}

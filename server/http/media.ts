import { type Context, Hono } from 'hono';
import { dispatchAdmin } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { type PictureWidth, pictureKey, pictureWidths, sizedPicture } from '../image/sized-picture.ts';
import type { ImageStore } from '../providers/images/images.ts';
import { readPicture, readPictureFiles } from './picture-queries.ts';
import { staffCallerOf } from './staff-caller.ts';

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
    const key = pictureKey(name, known.file);
    const { bytes, type } = await pictureBytes(shop.images, key, known.cache, width);
    const isCurrent = c.req.query('v') === known.cache;
    return answer(c, bytes, type, `public, ${isCurrent ? keptForEver : 'max-age=300'}`);
  });
  return app;
}

/**
 * GET /admin/pictures/{id}/file: a picture for the staff, also behind the gate of a private shop. `?w=` as above; `?whole` is the
 * picture of which a part is shown.
 */
export function staffMedia(shop: Shop): Hono {
  const app = new Hono();
  app.get('/admin/pictures/:id{[0-9]+}/file', async (c) => {
    const caller = staffCallerOf(c, shop);
    const id = Number(c.req.param('id'));
    const width = pictureWidths.find((w) => String(w) === c.req.query('w'));
    if (!caller || !width) return c.notFound();
    const known = await dispatchAdmin(shop, caller, { name: 'picture/get', input: { id } });
    const files = known.ok && (await readPictureFiles(shop.db, caller.store.id, id));
    if (!files) return c.notFound();
    const file = c.req.query('whole') === undefined ? files.shown : files.whole;
    const key = pictureKey(caller.store.webstoreName, file);
    const { bytes, type } = await pictureBytes(shop.images, key, files.cache, width);
    return answer(c, bytes, type, `private, ${c.req.query('v') === files.cache ? keptForEver : 'no-cache'}`);
  });
  return app;
}

const keptForEver = 'max-age=31536000, immutable';

/** A picture in one of the kept widths, or its original without one. Moving pictures keep moving. */
async function pictureBytes(images: ImageStore, key: string, cache: string, width: PictureWidth | undefined) {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  if (width && ending !== 'gif') {
    return { bytes: await sizedPicture(images, key, cache, width), type: types.webp };
  }
  return { bytes: await images.read(key), type: types[ending] };
}

function answer(c: Context, bytes: Buffer | null, type = '', kept = '') {
  if (!bytes || !type) return c.notFound();
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'cache-control': kept,
    // A drawing may style itself; whatever else it brings does not run.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
}

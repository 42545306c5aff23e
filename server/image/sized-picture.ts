import sharp from 'sharp';
import type { ImageStore } from '../providers/images/images.ts';

/** Widths a page may ask for; any other is 404, so that requests cannot fill the disk. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

const inWork = new Map<string, Promise<Buffer | null>>();

/** Where a picture of the shop's own lies in the image store. */
export const pictureKey = (webstoreName: string, path: string) => `media/${webstoreName}/${path}`;

/** Where a size of a picture is kept once it is made. */
export const sizedPictureKey = (original: string, cache: string, width: PictureWidth) =>
  `sized/${original.replace(/\.\w+$/, '')}/${cache}/${width}.webp`;

/**
 * A picture of the shop's own as WebP, `width` pixels wide at most: from the image store, or made from its original and
 * kept. Null when there is no original. `cache` names the version, so a kept size never grows stale.
 */
export function sizedPicture(
  store: ImageStore,
  original: string,
  cache: string,
  width: PictureWidth,
): Promise<Buffer | null> {
  const key = sizedPictureKey(original, cache, width);
  const running = inWork.get(key);
  if (running) return running;
  const work = make(store, original, key, width).finally(() => inWork.delete(key));
  inWork.set(key, work);
  return work;
}

async function make(
  store: ImageStore,
  original: string,
  key: string,
  width: PictureWidth,
): Promise<Buffer | null> {
  const kept = await store.read(key);
  if (kept) return kept;
  const bytes = await store.read(original);
  if (!bytes) return null;
  // 40 megapixels is a very large photograph; more is an attack on the memory.
  const sized = await sharp(bytes, { limitInputPixels: 40_000_000, density: 96 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
  await store.write(key, sized);
  return sized;
}

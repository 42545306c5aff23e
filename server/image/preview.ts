import sharp from 'sharp';
import type { ImageStore } from '../providers/images/images.ts';

/** How well it is drawn: one to three kilobytes, a little soft. */
const quality = 20;

/** One can see through the picture: what stands in its place would stay visible behind it. */
const none = Buffer.alloc(0);

/** Sizes of a picture that may be kept. */
export interface KeptSizes {
  /** In the store: 'sized/9780140328721/a1b2'. */
  folder: string;
  /** Names in it of those that are as large as it is shown: '180.avif'. */
  names: string[];
  /** CSS pixels across that phones show: one that is smaller is not counted as the picture's being there. */
  shown: number;
}

/**
 * A picture at its full size, lightly drawn, to stand where it will be until it has come: an AVIF. Made from the first of its
 * sizes that is kept, and kept beside them as `preview-184.avif`. Null while no size is kept; empty where it is not opaque.
 */
export async function preview(
  images: Pick<ImageStore, 'read' | 'write'>,
  { folder, names, shown }: KeptSizes,
): Promise<Buffer | null> {
  const key = `${folder}/preview-${shown}.avif`;
  const kept = await images.read(key);
  if (kept) return kept;
  for (const name of names) {
    const size = await images.read(`${folder}/${name}`);
    if (!size) continue;
    const light = await lightly(size, shown);
    await images.write(key, light);
    return light;
  }
  return null;
}

async function lightly(size: Buffer, width: number): Promise<Buffer> {
  const picture = sharp(size);
  if (!(await picture.stats()).isOpaque) return none;
  return picture.resize({ width, withoutEnlargement: true }).avif({ quality, effort: 2 }).toBuffer();
}

import sharp from 'sharp';
import type { ImageStore } from '../providers/images/images.ts';

/** Widths a page may ask for; any other is 404, so that requests cannot fill the disk. */
export const coverWidths = [80, 120, 180, 240, 360, 480, 720, 960] as const;
export const coverFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type CoverFormat = keyof typeof coverFormats;

// Renders run side by side already; each one taking every core would only make them wait for each other.
sharp.concurrency(1);

/** Masters without a known name are tried in this order. */
const masters = ['svg', 'jpg', 'png', 'webp'] as const;

const inWork = new Map<string, Promise<Buffer | null>>();

/** The version of a cover that a title shows. */
export interface CoverVersion {
  eisbn: string;
  /** Names the version, so a kept size never grows stale. */
  cache: string;
  /** Key of the master in the store; '' = found by the ISBN. */
  imageKey: string;
}

/**
 * A cover in one size and format: from the store, or made from its master and kept. Null when there is no master.
 * Several requests for the same one share the work. Throws when the store cannot be reached or the master is broken.
 */
export function sizedCover(
  store: ImageStore,
  { eisbn, cache, imageKey }: CoverVersion,
  width: number,
  format: CoverFormat,
): Promise<Buffer | null> {
  const keys = imageKey ? [imageKey] : masters.map((type) => `covers/${eisbn}.${type}`);
  return sizedImage(store, keys, `${eisbn}/${cache}`, width, format);
}

/** `sizedCover` for the picture of an inside page, by its key. */
export function sizedInterior(
  store: ImageStore,
  pageKey: string,
  cache: string,
  width: number,
  format: CoverFormat,
): Promise<Buffer | null> {
  const keys = masters.map((type) => `interiors/${pageKey}.${type}`);
  return sizedImage(store, keys, `interiors/${pageKey}/${cache}`, width, format);
}

/** The first of these masters that exists, in one size and format; `version` names it for the sizes that are kept. */
function sizedImage(
  store: ImageStore,
  masterKeys: readonly string[],
  version: string,
  width: number,
  format: CoverFormat,
): Promise<Buffer | null> {
  const key = `sized/${version}/${width}.${format}`;
  const running = inWork.get(key);
  if (running) return running;
  const work = make(store, masterKeys, key, width, format).finally(() => inWork.delete(key));
  inWork.set(key, work);
  return work;
}

async function make(
  store: ImageStore,
  masterKeys: readonly string[],
  key: string,
  width: number,
  format: CoverFormat,
): Promise<Buffer | null> {
  const kept = await store.read(key);
  if (kept) return kept;
  for (const masterKey of masterKeys) {
    const master = await store.read(masterKey);
    if (!master) continue;
    const sized = await resize(master, width, format);
    await store.write(key, sized);
    return sized;
  }
  return null;
}

function resize(master: Buffer, width: number, format: CoverFormat): Promise<Buffer> {
  // 40 megapixels is a very large scan; more is an attack on the memory.
  const image = sharp(master, { limitInputPixels: 40_000_000, density: 144, failOn: 'truncated' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78, effort: 3 }).toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

import type { ImageStore } from '../providers/images/images.ts';

/** Bytes of one picture that may travel inside a page, and of all that are kept for that. */
const light = 24_000;
const most = 8 * 1024 * 1024;

/** Milliseconds that a page waits for a picture: a disk needs one, a store elsewhere has it for the next page. */
const patience = 15;

/** By its key the picture if it is kept, small and soon there; else null, and it may be there the next time. */
export function picturesAtHand(images: Pick<ImageStore, 'read'>): (key: string) => Promise<Buffer | null> {
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  async function fetch(key: string): Promise<Buffer | null> {
    const picture = await images.read(key).catch(() => null);
    if (!picture || picture.length > light) return null;
    if (!kept.has(key)) bytes += picture.length;
    kept.set(key, picture);
    for (const [oldest, old] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= old.length;
    }
    return picture;
  }

  return async (key) => {
    const picture = kept.get(key);
    if (picture) {
      kept.delete(key);
      kept.set(key, picture);
      return picture;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience);
    });
    const found = await Promise.race([fetch(key), late]);
    clearTimeout(timer);
    return found;
  };
}

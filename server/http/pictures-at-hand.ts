/** Bytes of one picture that may travel inside a page, and of all that are kept for that. */
const light = 24_000;
const most = 8 * 1024 * 1024;

/** Milliseconds that a page waits for a picture: a disk needs one, a store elsewhere has it for the next page. */
const patience = 15;

/** Fetches an image; null when it does not exist (yet). */
export type FetchPicture = () => Promise<Buffer | null>;

/**
 * By its key the picture if it is kept, small and soon there; else null, and it may be there the next time. Who is not in a
 * `hurry` gets what `fetch` brings, however long it takes.
 */
export type PicturesAtHand = (key: string, fetch: FetchPicture, hurry?: boolean) => Promise<Buffer | null>;

export function picturesAtHand(): PicturesAtHand {
  const kept = new Map<string, Buffer>();
  const coming = new Map<string, Promise<Buffer | null>>();
  let bytes = 0;

  async function keep(key: string, fetch: FetchPicture): Promise<Buffer | null> {
    const picture = await fetch().catch(() => null);
    if (!picture || picture.length > light) return null;
    bytes += picture.length;
    kept.set(key, picture);
    for (const [oldest, old] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= old.length;
    }
    return picture;
  }

  return async (key, fetch, hurry = true) => {
    const picture = kept.get(key);
    if (picture) {
      kept.delete(key);
      kept.set(key, picture);
      return picture;
    }
    if (!hurry) return keep(key, fetch);
    const work = coming.get(key) ?? keep(key, fetch).finally(() => coming.delete(key));
    coming.set(key, work);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience);
    });
    const found = await Promise.race([work, late]);
    clearTimeout(timer);
    return found;
  };
}

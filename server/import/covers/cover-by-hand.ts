import type { Query } from '../../db/db.ts';
import type { ImageStore } from '../../providers/images/images.ts';
import { coverMaster } from './cover-master.ts';
import { deleteCover, readShownCover, type ShownCover, saveCovers } from './queries.ts';

export { readShownCover as coverOf, type ShownCover };

/** A picture that lies in the image store and is not shown yet. */
export interface KeptCover {
  image_key: string;
  cache: string;
  ratio: number;
}

/** Puts a picture into the image store, or says in one sentence why it cannot be a cover. Not in a transaction. */
export async function keepCover(
  images: ImageStore,
  eisbn: string,
  bytes: Buffer,
): Promise<KeptCover | { reason: string }> {
  const cover = await coverMaster(bytes);
  if ('reason' in cover) return cover;
  const { cache, ratio } = cover;
  const image_key = `covers/${eisbn}-${cache}.${cover.type}`;
  await images.write(image_key, cover.bytes);
  return { image_key, cache, ratio };
}

/** Shows a title with this cover. */
export const showCover = (q: Query, titleId: number, cover: KeptCover): Promise<void> =>
  saveCovers(q, [{ ...cover, title_id: titleId, origin: 'file' }]);

/** Shows a title with the cover that the shop draws. */
export const dropCover = (q: Query, titleId: number): Promise<void> => deleteCover(q, titleId);

/** Shows a title with a cover that it has had before; null = the one that the shop draws. */
export const showCoverAgain = (q: Query, titleId: number, cover: ShownCover | null): Promise<void> =>
  cover ? saveCovers(q, [{ ...cover, title_id: titleId }]) : deleteCover(q, titleId);

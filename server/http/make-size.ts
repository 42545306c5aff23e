import type { Query } from '../db/db.ts';
import { sizedCover } from '../image/sized-cover.ts';
import { pictureWidths, sizedPicture } from '../image/sized-picture.ts';
import type { ImageStore } from '../providers/images/images.ts';
import { readCover } from './picture-queries.ts';

/** One size of a picture that a page names. */
export type PictureSize =
  | { kind: 'cover'; eisbn: string; cache: string; width: number }
  /** `path` begins with the store: 'tidewater/shop/front.jpg'. */
  | { kind: 'picture'; path: string; cache: string; width: number };

/** Makes it as phones ask for it, AVIF or WebP, unless the image store has it. */
export type MakeSize = (size: PictureSize) => Promise<void>;

export function sizeMaker(db: Query, images: ImageStore): MakeSize {
  return async (size) => {
    const { cache } = size;
    if (size.kind === 'cover') {
      const { eisbn, width } = size;
      const row = await readCover(db, eisbn);
      if (row?.cover_cache === cache)
        await sizedCover(images, { eisbn, cache, imageKey: row.image_key }, width, 'avif');
    } else {
      const width = pictureWidths.find((w) => w === size.width);
      if (width) await sizedPicture(images, `media/${size.path}`, cache, width);
    }
  };
}

import type { Query } from '../db/db.ts';
import {
  findPicture,
  findPictures,
  type PictureRow,
  type PictureUses,
  readNamedPictures,
  readPictureUses,
} from './queries.ts';

export type LibraryPicture = PictureRow;

/** How many pictures of a library are shown at once. */
export const picturesShown = 48;

export const pictureById = (q: Query, storeId: number, id: number): Promise<LibraryPicture | undefined> =>
  findPicture(q, storeId, id);

/** Pictures whose name, words or path have all of these words, those changed last first. */
export const searchPictures = (
  q: Query,
  storeId: number,
  { words, offset }: { words: string; offset: number },
) => findPictures(q, storeId, { words, offset, most: picturesShown });

/** Of the pictures of a store that a text names by their path: what their addresses say. */
export const namedPictures = (q: Query, storeId: number, text: string) => readNamedPictures(q, storeId, text);

/** Where a store's pages, drafts and events name a picture by its path or by its address. */
export const pictureUses = (
  q: Query,
  storeId: number,
  named: { path: string; address: string },
): Promise<PictureUses> => readPictureUses(q, storeId, named);

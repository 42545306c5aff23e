import type { Query } from '../db/db.ts';
import {
  findPicture,
  findPictures,
  type NamedPicture,
  type PictureRow,
  type PictureUses,
  readPicturesAt,
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

const anyPath = /[\w-]+(?:\/[\w-]+)*\.(?:svg|jpg|png|webp|gif)/g;

/** The pictures of a store that stored settings name, by their paths or addresses. */
export async function namedPictures(
  q: Query,
  storeId: number,
  settings: unknown,
): Promise<ReadonlyMap<string, NamedPicture>> {
  const found = JSON.stringify(settings).match(anyPath) ?? [];
  const paths = found.map((path) => path.replace(/^media\/[^/]+\//, ''));
  const pictures = paths.length > 0 ? await readPicturesAt(q, storeId, [...new Set(paths)]) : [];
  return new Map(pictures.map((picture) => [picture.path, picture]));
}

/** Where a store's pages, drafts and events name a picture by its path or by its address. */
export const pictureUses = (
  q: Query,
  storeId: number,
  named: { path: string; address: string },
): Promise<PictureUses> => readPictureUses(q, storeId, named);

import { randomBytes } from 'node:crypto';
import { refuse } from '../call/refusal.ts';
import { pictureKey, pictureWidths, sizedPictureKey } from '../image/sized-picture.ts';
import type { ImageStore } from '../providers/images/images.ts';
import { keptTypes, type Part, type PictureFile, partOf } from './picture-file.ts';
import type { PictureRow } from './queries.ts';

/** A picture that is in the image store. */
export interface KeptPicture {
  /** Below media/{webstore name}/. */
  file: string;
  cache: string;
  width: number;
  height: number;
}

/** Where the pictures are that staff upload. */
const folder = 'library';
const digits = (bytes: number) => randomBytes(bytes).toString('hex');

/** Names a version of a picture in its addresses, like no other. */
export const newCache = (): string => digits(6);

/** What a file is called without its folder and ending; '' for one that says nothing. */
export const nameOfFile = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w{1,5}$/, '')
    .trim()
    .slice(0, 200);

/** A path for a new picture: from its name, and like no other. */
export function newPath(name: string, type: PictureFile['type']): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${folder}/${letters.slice(0, 60) || 'picture'}-${digits(4)}.${type}`;
}

/**
 * Puts a picture into the image store under a name of its own, so that what is shown now stays as it is until the database says
 * otherwise. Not in a transaction. Throws the refusal `not_kept` when the disk is full or the store can't be reached.
 */
export async function keepPicture(
  images: ImageStore,
  webstoreName: string,
  path: string,
  { bytes, type, width, height }: PictureFile,
): Promise<KeptPicture> {
  const cache = newCache();
  const file = `${path.replace(/\.\w+$/, '')}-${cache}.${type}`;
  try {
    await images.write(pictureKey(webstoreName, file), bytes);
  } catch (error) {
    throw refuse('not_kept', notKept(error));
  }
  return { file, cache, width, height };
}

/** `keepPicture` for a part of a stored picture. `part` lies inside it. */
export async function keepPart(
  images: ImageStore,
  webstoreName: string,
  { path, original }: Pick<PictureRow, 'path' | 'original'>,
  part: Part,
): Promise<KeptPicture> {
  const bytes = await images.read(pictureKey(webstoreName, original));
  if (!bytes) throw refuse('not_kept', 'The file of this picture is missing. Please upload it once more.');
  const type = keptTypes.find((one) => original.endsWith(`.${one}`)) ?? 'jpg';
  return keepPicture(images, webstoreName, path, await partOf(bytes, type, part));
}

function notKept(error: unknown): string {
  const isFull =
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
  return isFull
    ? 'The disk of the shop is full, so the picture was not saved. Please make room and try again.'
    : 'The pictures of the shop can’t be reached right now, so nothing was saved. Please try again later.';
}

/** Deletes files of a picture that no row names any longer, with the sizes that were made of them. */
export async function dropFiles(
  images: ImageStore,
  webstoreName: string,
  { cache, files }: { cache: string; files: readonly string[] },
): Promise<void> {
  for (const file of files) {
    const key = pictureKey(webstoreName, file);
    await images.delete(key);
    for (const width of pictureWidths) await images.delete(sizedPictureKey(key, cache, width));
  }
}

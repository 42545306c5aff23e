import { holdVersion, type RowVersion } from '../call/row-version.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import type { KeptPicture } from './keep-picture.ts';
import { findPicture, type PictureRow } from './queries.ts';

/** A picture whose sizes are made from the file of its `path` in the image store. */
export interface NewPicture {
  path: string;
  /** Changes with its content: part of the address under which browsers keep it. */
  cache: string;
  width: number;
  height: number;
}

/** Writes pictures of a store that has none at these paths. */
export async function insertPictures(
  q: Query,
  storeId: number,
  pictures: readonly NewPicture[],
): Promise<void> {
  await q.query(
    `insert into picture (store_id, path, cache, width, height)
     select $1, path, cache, width, height from json_to_recordset($2::json)
       as r(path text, cache text, width int, height int)`,
    [storeId, JSON.stringify(pictures)],
  );
}

/** Adds a picture to a store's library, and returns its id. */
export async function addPicture(
  q: Query,
  storeId: number,
  { path, name, kept }: { path: string; name: string; kept: KeptPicture },
): Promise<number> {
  const { file, cache, width, height } = kept;
  const rows = await q.query<{ id: number }>(
    `insert into picture (store_id, path, name, file, cache, width, height) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [storeId, path, name, file, cache, width, height],
    'picture-insert',
  );
  return idOfRow(rows);
}

/** What staff say of a picture. */
export type PictureWords = Pick<PictureRow, 'name' | 'alt' | 'is_decorative' | 'focus_x' | 'focus_y'>;

/** Saves what staff say of a picture. Returns it as it was. Throws the refusals of `holdVersion`. */
export async function savePictureWords(
  q: Query,
  storeId: number,
  which: RowVersion,
  { name, alt, is_decorative, focus_x, focus_y }: PictureWords,
): Promise<PictureRow> {
  const before = await heldPicture(q, storeId, which);
  await q.query(
    `update picture set name = $3, alt = $4, is_decorative = $5, focus_x = $6, focus_y = $7, version = version + 1, changed_at = now()
     where store_id = $1 and id = $2`,
    [storeId, before.id, name, alt, is_decorative, focus_x, focus_y],
    'picture-save-words',
  );
  return before;
}

/** The whole picture of which a part is shown: its file and size, and where the part begins. */
export interface ShownPart {
  original: string;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** Shows another file at the address of a picture: all of it, or the part of its original that begins at `left` and `top`. */
export async function putPictureFile(
  q: Query,
  { id }: PictureRow,
  { file, cache, width, height }: KeptPicture,
  part: ShownPart | null,
): Promise<void> {
  await q.query(
    `update picture set file = $2, cache = $3, width = $4, height = $5, original = $6, original_width = $7, original_height = $8,
       crop_left = $9, crop_top = $10 where id = $1`,
    [
      ...[id, file, cache, width, height],
      ...[part?.original ?? '', part?.width ?? null, part?.height ?? null, part?.left ?? 0, part?.top ?? 0],
    ],
    'picture-put-file',
  );
}

/** Deletes a picture of a store and returns it; its files stay. Throws the refusals of `holdVersion`. */
export async function deletePicture(q: Query, storeId: number, which: RowVersion): Promise<PictureRow> {
  const before = await heldPicture(q, storeId, which);
  await q.query(
    'delete from picture where store_id = $1 and id = $2',
    [storeId, before.id],
    'picture-delete',
  );
  return before;
}

/** Locks a picture, and returns it as it is. Throws the refusals of `holdVersion`. */
const heldPicture = (q: Query, storeId: number, { id, version }: RowVersion): Promise<PictureRow> =>
  holdVersion(q, 'picture', { storeId, id, version }, () => findPicture(q, storeId, id));

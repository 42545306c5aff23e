import type { Query } from '../db/db.ts';

export interface CoverFacts {
  title: string;
  author: string;
}

/** What the drawn cover shows. */
export async function readCoverFacts(q: Query, eisbn: string): Promise<CoverFacts | undefined> {
  const [row] = await q.query<CoverFacts>(
    'select title, author from title where eisbn = $1',
    [eisbn],
    'cover-facts',
  );
  return row;
}

/** The version of a title's cover; `cover_cache` is '' when it has none. */
export async function readCover(
  q: Query,
  eisbn: string,
): Promise<{ cover_cache: string; image_key: string } | undefined> {
  const [row] = await q.query<{ cover_cache: string; image_key: string }>(
    `select t.cover_cache, coalesce(c.image_key, '') as image_key
     from title t left join title_cover c on c.title_id = t.id where t.eisbn = $1`,
    [eisbn],
    'cover-version',
  );
  return row;
}

/** Whether this is the version in the catalogue of a picture of an inside page. */
export async function hasInterior(q: Query, key: string, cache: string): Promise<boolean> {
  const rows = await q.query(
    'select 1 from title_interior where key = $1 and cache = $2',
    [key, cache],
    'interior-known',
  );
  return rows.length > 0;
}

/** The file of a picture of the store's own, by its path. */
export async function readPicture(
  q: Query,
  storeId: number,
  path: string,
): Promise<{ cache: string; file: string } | undefined> {
  const [row] = await q.query<{ cache: string; file: string }>(
    "select cache, coalesce(nullif(file, ''), path) as file from picture where store_id = $1 and path = $2",
    [storeId, path],
    'picture-known',
  );
  return row;
}

/** The file of a picture of the store's own, and that of the whole picture where only a part is shown. */
export async function readPictureFiles(
  q: Query,
  storeId: number,
  id: number,
): Promise<{ cache: string; shown: string; whole: string } | undefined> {
  const [row] = await q.query<{ cache: string; shown: string; whole: string }>(
    `select cache, coalesce(nullif(file, ''), path) as shown, coalesce(nullif(original, ''), nullif(file, ''), path) as whole
     from picture where store_id = $1 and id = $2`,
    [storeId, id],
    'picture-files',
  );
  return row;
}

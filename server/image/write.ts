import type { Query } from '../db/db.ts';

/** An uploaded picture, whose sizes are made from the file of its `path` in the image store. */
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

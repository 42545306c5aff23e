import type { Query } from '../db/db.ts';

export interface NewPage {
  /** '/contact'; a store has one page at a path. */
  path: string;
  title: string;
  description: string;
  /** Content records (blocks/content-records.ts). */
  blocks: readonly object[];
}

/** Writes pages of a store that has none at these paths. */
export async function insertPages(q: Query, storeId: number, pages: readonly NewPage[]): Promise<void> {
  await q.query(
    `insert into page (store_id, path, title, description, blocks)
     select $1, r.path, r.title, r.description, r.blocks from json_to_recordset($2::json)
       as r(path text, title text, description text, blocks jsonb)`,
    [storeId, JSON.stringify(pages)],
  );
}

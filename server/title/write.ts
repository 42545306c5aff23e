import type { Query } from '../db/db.ts';

export interface Comment {
  storeId: number;
  titleId: number;
  author: string;
  text: string;
}

/** Keeps what a person says about a title; returns what they said before, '' for nothing. */
export async function putComment(q: Query, { storeId, titleId, author, text }: Comment): Promise<string> {
  const key = [storeId, titleId, author];
  const [before] = await q.query<{ text: string }>(
    'select text from title_comment where store_id = $1 and title_id = $2 and author = $3 for update',
    key,
    'desk-comment-before',
  );
  if (text === '') {
    await q.query(
      'delete from title_comment where store_id = $1 and title_id = $2 and author = $3',
      key,
      'desk-comment-delete',
    );
  } else {
    await q.query(
      `insert into title_comment (store_id, title_id, author, text) values ($1, $2, $3, $4)
       on conflict (store_id, title_id, author) do update set text = excluded.text`,
      [...key, text],
      'desk-comment-put',
    );
  }
  return before?.text ?? '';
}

/** A cover that is a drawing of the shop's, not a picture that came from elsewhere. */
export interface DrawnCover {
  eisbn: string;
  /** Changes with the picture. */
  cache: string;
  /** Width divided by height. */
  ratio: number;
}

export async function saveDrawnCovers(q: Query, covers: readonly DrawnCover[]): Promise<void> {
  await q.query(
    `update title t set cover_cache = r.cache, cover_ratio = r.ratio
     from json_to_recordset($1::json) as r(eisbn text, cache text, ratio real) where t.eisbn = r.eisbn`,
    [JSON.stringify(covers)],
  );
}

/** A picture of an inside page. */
export interface Interior {
  eisbn: string;
  position: number;
  key: string;
  cache: string;
  width: number;
  height: number;
}

/** Adds inside pages; a position that has one keeps it. */
export async function saveInteriors(q: Query, pages: readonly Interior[]): Promise<void> {
  await q.query(
    `insert into title_interior (title_id, position, key, cache, width, height)
     select t.id, r.position, r.key, r.cache, r.width, r.height from json_to_recordset($1::json)
       as r(eisbn text, position int, key text, cache text, width int, height int)
     join title t on t.eisbn = r.eisbn
     on conflict (title_id, position) do nothing`,
    [JSON.stringify(pages)],
  );
}

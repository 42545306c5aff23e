import type { Query } from '../db/db.ts';

/** Pages whose blocks show a list or link to it. */
export function readPagesWithList(
  q: Query,
  storeId: number,
  listId: number,
): Promise<{ path: string; title: string }[]> {
  return q.query(
    `select path, title from page where store_id = $1
       and blocks::text ~ ('("list_id": "?|/lists/(cartable/)?)' || $2::int || '\\M') order by path`,
    [storeId, listId],
    'list-pages-with',
  );
}

/** Promotions on the titles of a list. */
export function readPromotionsOnList(
  q: Query,
  storeId: number,
  listId: number,
): Promise<{ id: number; name: string }[]> {
  return q.query(
    'select id, name from promotion where store_id = $1 and list_id = $2 order by name, id',
    [storeId, listId],
    'list-promotions-on',
  );
}

/** Puts promotions of a store that are on no list on this one, which is back. */
export async function putPromotionsOnList(
  q: Query,
  storeId: number,
  listId: number,
  promotionIds: readonly number[],
): Promise<void> {
  await q.query(
    `update promotion set list_id = $2, version = version + 1
     where id = any($3::int[]) and store_id = $1 and applies_to = 'list' and list_id is null`,
    [storeId, listId, promotionIds],
    'list-put-promotions',
  );
}

/** Gives lists of a store their positions in this order. Those that have them already get no new version. */
export async function putListOrder(q: Query, storeId: number, ids: readonly number[]): Promise<void> {
  await q.query(
    `update title_list l set position = u.n - 1, version = version + 1
     from unnest($2::int[]) with ordinality u(id, n)
     where l.id = u.id and l.store_id = $1 and l.position <> u.n - 1`,
    [storeId, ids],
    'list-put-order',
  );
}

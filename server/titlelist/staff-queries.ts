import type { Query } from '../db/db.ts';
import type { ListFilling } from './check-list.ts';

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

/** The lists of a store that the shop fills itself, locked. */
export function lockFilledLists(
  q: Query,
  storeId: number,
): Promise<{ id: number; filled_with: ListFilling }[]> {
  return q.query(
    `select id, filled_with from title_list where store_id = $1 and filled_with is not null order by id for update`,
    [storeId],
    'list-lock-filled',
  );
}

/** Whether a list waits for the first new arrivals of its shop. */
export async function hasUnfilledList(q: Query): Promise<boolean> {
  const [row] = await q.query<{ is_due: boolean }>(
    `select exists (select from title where deleted_at is null and not is_giftcard)
       and exists (select from title_list l where l.filled_with = 'new_arrivals'
                   and not exists (select from title_list_item i where i.list_id = l.id)) as is_due`,
    [],
    'list-has-unfilled',
  );
  return row?.is_due === true;
}

/**
 * The newest titles that are out by `today`, 'YYYY-MM-DD': those that the store has, or any while it has none. Titles with the same
 * `work_key` are editions of one work; '' = unknown.
 */
export function readNewArrivals(
  q: Query,
  storeId: number,
  today: string,
  limit: number,
): Promise<{ id: number; work_key: string }[]> {
  return q.query(
    `with here as materialized (
       select distinct s.title_id from stock s join location l on l.id = s.location_id
       where l.store_id = $1 and s.on_hand > 0)
     select t.id, t.work_key from title t
     where t.deleted_at is null and not t.is_giftcard and (t.release_date is null or t.release_date <= $2)
       and (t.id in (select title_id from here) or not exists (select from here))
     order by t.release_date desc nulls last, t.popularity_rank nulls last, t.eisbn limit $3`,
    [storeId, today, limit],
    'list-new-arrivals',
  );
}

/** The titles that staff wrote notes about, the latest first. */
export async function readStaffPicks(q: Query, storeId: number, limit: number): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `select t.id from title_comment c join title t on t.id = c.title_id
     where c.store_id = $1 and t.deleted_at is null group by t.id order by max(c.id) desc limit $2`,
    [storeId, limit],
    'list-staff-picks',
  );
  return rows.map(({ id }) => id);
}

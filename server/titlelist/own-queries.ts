import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';

/** What a customer writes about a list. */
export interface OwnListText {
  name: string;
  description: string;
}

export interface OwnItemRow {
  /** Of the title. */
  id: number;
  eisbn: string;
  position: number;
  note: string;
}

export function readOwnItems(q: Query, listId: number, limit: number, offset: number): Promise<OwnItemRow[]> {
  return q.query<OwnItemRow>(
    `select t.id, t.eisbn, i.position, i.note from customer_list_item i join title t on t.id = i.title_id
     where i.list_id = $1 and t.deleted_at is null order by i.position, t.id limit $2 offset $3`,
    [listId, limit, offset],
    'own-list-items',
  );
}

export async function insertOwnList(
  q: Query,
  customerId: number,
  { name, description }: OwnListText,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    'insert into customer_list (customer_id, name, description) values ($1, $2, $3) returning id',
    [customerId, name, description],
    'own-list-insert',
  );
  return idOfRow(rows);
}

export async function updateOwnList(
  q: Query,
  listId: number,
  { name, description }: OwnListText,
): Promise<void> {
  await q.query(
    'update customer_list set name = $2, description = $3, changed_at = now() where id = $1',
    [listId, name, description],
    'own-list-update',
  );
}

export async function deleteOwnList(q: Query, listId: number): Promise<void> {
  await q.query('delete from customer_list where id = $1', [listId], 'own-list-delete');
}

/** Puts a removed title back where it was, with its note. Changes nothing if the title is in the list. */
export async function putBackItem(
  q: Query,
  listId: number,
  { id, position, note }: Omit<OwnItemRow, 'eisbn'>,
): Promise<void> {
  await q.query(
    `insert into customer_list_item (list_id, title_id, position, note) values ($1, $2, $3, $4)
     on conflict (list_id, title_id) do nothing`,
    [listId, id, position, note],
    'own-list-put-back',
  );
}

/** Puts a title where another is, with its note. One that is in the list stays where it is, and keeps a note of its own. */
export async function replaceItem(q: Query, listId: number, id: number, replaced: string): Promise<void> {
  await q.query(
    `with replaced as (
       delete from customer_list_item i using title t
       where i.list_id = $1 and t.id = i.title_id and t.eisbn = $3 and t.id <> $2 returning i.position, i.note)
     insert into customer_list_item (list_id, title_id, position, note)
     select $1::int, $2::int, position, note from replaced
     on conflict (list_id, title_id) do update set note = excluded.note where customer_list_item.note = ''`,
    [listId, id, replaced],
    'own-list-replace',
  );
}

export async function hasItem(q: Query, listId: number, id: number): Promise<boolean> {
  const rows = await q.query(
    'select from customer_list_item where list_id = $1 and title_id = $2',
    [listId, id],
    'own-list-has',
  );
  return rows.length > 0;
}

/** Returns how many of these titles were in the list. */
export async function deleteItems(q: Query, listId: number, eisbns: readonly string[]): Promise<number> {
  const rows = await q.query(
    `delete from customer_list_item i using title t
     where i.list_id = $1 and t.id = i.title_id and t.eisbn = any($2::text[]) returning t.id`,
    [listId, eisbns],
    'own-list-remove',
  );
  return rows.length;
}

export async function readOwnEisbns(q: Query, listId: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ eisbn: string }>(
    `select t.eisbn from customer_list_item i join title t on t.id = i.title_id
     where i.list_id = $1 and t.deleted_at is null order by i.position, t.id limit $2`,
    [listId, limit],
    'own-list-eisbns',
  );
  return rows.map((row) => row.eisbn);
}

/** Null takes the public link away. */
export async function setPublicToken(q: Query, listId: number, token: string | null): Promise<void> {
  await q.query(
    'update customer_list set public_token = $2 where id = $1',
    [listId, token],
    'own-list-set-token',
  );
}

/**
 * Moves a title of a locked list to a place, 1 being the first; beyond the last it becomes the last. Titles that the shop
 * lacks at the moment do not count, and stay behind the one that they followed. False when the title is not in the list.
 */
export async function moveItem(q: Query, listId: number, eisbn: string, place: number): Promise<boolean> {
  const rows = await q.query(
    `with moved as (
       select t.id from customer_list_item i join title t on t.id = i.title_id where i.list_id = $1 and t.eisbn = $2),
     others as (
       select i.title_id, i.position, sum((t.deleted_at is null)::int) over (order by i.position, t.id) as place
       from customer_list_item i join title t on t.id = i.title_id
       where i.list_id = $1 and t.id not in (select id from moved)),
     ordered as (
       select title_id, row_number() over (order by place, is_moved desc, position, title_id) as position
       from (select title_id, position, place, false as is_moved from others
         union all select id, 0, $3, true from moved) every),
     placed as (
       update customer_list_item i set position = o.position
       from ordered o where i.list_id = $1 and i.title_id = o.title_id and i.position <> o.position)
     select from moved`,
    [listId, eisbn, place],
    'own-list-move',
  );
  return rows.length === 1;
}

/** False when the title is not in the list. */
export async function updateNote(q: Query, listId: number, eisbn: string, note: string): Promise<boolean> {
  const rows = await q.query(
    `update customer_list_item i set note = $3 from title t
     where i.list_id = $1 and t.id = i.title_id and t.eisbn = $2 returning t.id`,
    [listId, eisbn, note],
    'own-list-note',
  );
  return rows.length === 1;
}

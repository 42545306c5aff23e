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

/** Puts a removed title back where it was, with its note. Of one that is in the list nothing changes. */
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

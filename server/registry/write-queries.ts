import type { Query } from '../db/db.ts';
import type { RegistryRow } from './queries.ts';

/** What the owner of a registry says about it. */
export type RegistryText = Pick<
  RegistryRow,
  | 'title'
  | 'occasion'
  | 'description'
  | 'visibility'
  | 'shipping_encouraged'
  | 'shipping_id'
  | 'deadline'
  | 'store_can_edit'
>;

const record = `title text, occasion text, description text, visibility text, shipping_encouraged boolean, shipping_id int,
  deadline date, store_can_edit boolean`;
const names = record.replace(/ (text|boolean|int|date)\b/g, '');

export async function insertRegistry(
  q: Query,
  id: number,
  customerId: number,
  registry: RegistryText,
): Promise<void> {
  await q.query(
    `insert into gift_registry (id, customer_id, ${names})
     select $1, $2, r.* from jsonb_to_record($3::jsonb) as r(${record})`,
    [id, customerId, JSON.stringify(registry)],
    'registry-insert',
  );
}

/** `newId`: the id that it has from now on. */
export async function updateRegistry(
  q: Query,
  id: number,
  newId: number,
  registry: RegistryText,
): Promise<void> {
  await q.query(
    `update gift_registry set id = $2, changed_at = now(), (${names}) =
       (select r.* from jsonb_to_record($3::jsonb) as r(${record})) where id = $1`,
    [id, newId, JSON.stringify(registry)],
    'registry-update',
  );
}

export async function deleteRegistry(q: Query, id: number): Promise<void> {
  await q.query('delete from gift_registry where id = $1', [id], 'registry-delete');
}

/** How many titles a registry has, those that the shop lacks at the moment included. */
export async function countTitles(q: Query, id: number): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    'select count(*)::int as count from gift_registry_item where registry_id = $1',
    [id],
    'registry-count',
  );
  return row?.count ?? 0;
}

/** Sets how many copies of a title a registry asks for. */
export async function putItem(q: Query, id: number, titleId: number, quantity: number): Promise<void> {
  await q.query(
    `insert into gift_registry_item (registry_id, title_id, quantity) values ($1, $2, $3)
     on conflict (registry_id, title_id) do update set quantity = excluded.quantity`,
    [id, titleId, quantity],
    'registry-put-item',
  );
}

export async function removeItem(q: Query, id: number, eisbn: string): Promise<void> {
  await q.query(
    `delete from gift_registry_item i using title t
     where i.registry_id = $1 and t.id = i.title_id and t.eisbn = $2`,
    [id, eisbn],
    'registry-remove-item',
  );
}

/** A title that a registry may hold, by its ISBN; gift cards and what the shop has no more are not among them. */
export async function findGiftTitle(q: Query, eisbn: string): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    'select id from title where eisbn = $1 and deleted_at is null and not is_giftcard',
    [eisbn],
    'registry-title',
  );
  return row?.id;
}

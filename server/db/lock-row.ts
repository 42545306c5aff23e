import type { Query } from './db.ts';
import { idOfRow } from './id-of-row.ts';

/** Tables whose rows belong to a store and have a version (migrations 1110, 1135, 1140, 1400, 1540, 1651 and 1680). */
export type VersionedTable =
  | 'page'
  | 'page_draft'
  | 'title_list'
  | 'custom_form'
  | 'location'
  | 'tax_rate'
  | 'store_category'
  | 'promotion'
  | 'shipping_rate'
  | 'event'
  | 'catalog_import'
  | 'picture';

/** Locks a row of a store until the transaction ends. What is read afterwards is its newest version. */
export async function lockRow(q: Query, table: VersionedTable, storeId: number, id: number): Promise<void> {
  await q.query(
    `select id from ${table} where id = $1 and store_id = $2 for update`,
    [id, storeId],
    `lock-${table}`,
  );
}

/**
 * The id of a row that was just written, before other rows name it: of a deleted one that comes back (`again`), it is the old one,
 * with the version that follows its last.
 */
export async function idOfWritten(
  q: Query,
  table: VersionedTable,
  rows: readonly { id: number }[],
  again: { id: number; version: number } | null,
): Promise<number> {
  const id = idOfRow(rows);
  if (!again) return id;
  await q.query(
    `update ${table} set id = $2, version = $3 where id = $1`,
    [id, again.id, again.version],
    `put-back-${table}`,
  );
  return again.id;
}

/** Makes changes that depend on all rows of a store wait for each other; orders and carts of the store do not wait. */
export async function lockStore(q: Query, storeId: number): Promise<void> {
  await q.query('select id from store where id = $1 for no key update', [storeId], 'lock-store');
}

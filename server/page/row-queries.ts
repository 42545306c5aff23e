import { refuse } from '../call/refusal.ts';
import { holdVersion, type RowVersion } from '../call/row-version.ts';
import { unlessTaken } from '../call/unless-taken.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import type { NewPage } from './check-page.ts';
import { keepVersion } from './history/queries.ts';
import type { PageWriter } from './page-writer.ts';
import { findStaffPage, keepAddress, type StaffPageRow } from './queries.ts';

/** Locks a page for a change and returns it as it is before. Throws the refusals of `holdVersion`. */
export const heldPage = (q: Query, storeId: number, { id, version }: RowVersion): Promise<StaffPageRow> =>
  holdVersion(q, 'page', { storeId, id, version }, () => findStaffPage(q, storeId, id));

/** Writes a new page with its first version. `again`: the number and version of a deleted page that comes back. */
export async function insertPage(
  q: Query,
  writer: PageWriter,
  { path, title, description, blocks }: NewPage,
  again: RowVersion | null = null,
): Promise<number> {
  const id = await written(
    path,
    again
      ? q.query(
          `insert into page (store_id, path, title, description, blocks, id, version)
           values ($1, $2, $3, $4, $5::jsonb, $6, $7) returning id`,
          [writer.storeId, path, title, description, JSON.stringify(blocks), again.id, again.version],
          'page-insert-again',
        )
      : q.query(
          `insert into page (store_id, path, title, description, blocks) values ($1, $2, $3, $4, $5::jsonb) returning id`,
          [writer.storeId, path, title, description, JSON.stringify(blocks)],
          'page-insert',
        ),
  );
  await keepVersion(q, id, writer);
  return id;
}

/** Writes the next version of a page that is held. Its old address leads to it (migration 1652). Throws the refusal `path_taken`. */
export async function updatePage(
  q: Query,
  writer: PageWriter,
  { id, version, path: formerPath }: StaffPageRow,
  { path, title, description, blocks }: NewPage,
): Promise<number> {
  await written(
    path,
    q.query(
      `update page set path = $4, title = $5, description = $6, blocks = $7::jsonb, version = version + 1, changed_at = now()
       where id = $1 and store_id = $2 and version = $3 returning id`,
      [id, writer.storeId, version, path, title, description, JSON.stringify(blocks)],
      'page-update',
    ),
  );
  if (path !== formerPath) await keepAddress(q, writer.storeId, id, formerPath);
  await keepVersion(q, id, writer);
  return id;
}

const written = async (path: string, rows: Promise<{ id: number }[]>): Promise<number> =>
  idOfRow(await unlessTaken(rows, refuse('path_taken', `The shop has another page at ${path}.`)));

import { refuse } from '../call/refusal.ts';
import { holdVersion, type RowVersion } from '../call/row-version.ts';
import { unlessTaken } from '../call/unless-taken.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import type { AddressSettings } from './check-address.ts';
import { checkPage, type NewPage } from './check-page.ts';
import { findStaffPage, type StaffPageRow } from './queries.ts';

/** Writes pages of a new store, which has none at these paths. Throws the refusals of `checkPage`. */
export async function insertPages(q: Query, storeId: number, pages: readonly NewPage[]): Promise<void> {
  // The settings of a new store may come after its pages.
  const settings = { url_shortcuts: {}, has_privacy_policy_page: true };
  for (const page of pages) await insertPage(q, storeId, checkPage(page, settings));
}

/**
 * Writes a page of a store, a new one or (`which`) a changed one, in a transaction of the caller. Returns it as it was, null
 * for a new one, and its id.
 *
 * @throws the refusals of `checkPage` and `holdVersion`, `path_taken` and `home_page`.
 */
export async function savePage(
  q: Query,
  store: { id: number; settings: AddressSettings },
  which: RowVersion | null,
  given: NewPage,
): Promise<{ before: StaffPageRow | null; id: number }> {
  const before = which && (await heldPage(q, store.id, which));
  const page = checkPage(given, store.settings);
  if (before?.path === '/' && page.path !== '/') throw homeStays();
  const written = before ? updatePage(q, store.id, before, page) : insertPage(q, store.id, page);
  const id = await unlessTaken(written, refuse('path_taken', `The shop has another page at ${page.path}.`));
  return { before, id };
}

/** Deletes a page of a store and returns it. Throws the refusals of `holdVersion` and `home_page`. */
export async function deletePage(q: Query, storeId: number, which: RowVersion): Promise<StaffPageRow> {
  const before = await heldPage(q, storeId, which);
  if (before.path === '/') throw homeStays();
  await q.query('delete from page where id = $1 and store_id = $2', [before.id, storeId], 'page-delete');
  return before;
}

const heldPage = (q: Query, storeId: number, { id, version }: RowVersion) =>
  holdVersion(q, 'page', { storeId, id, version }, () => findStaffPage(q, storeId, id));

const homeStays = () =>
  refuse('home_page', 'The page at / is the front of the shop: it can be changed, but not moved or deleted.');

async function insertPage(q: Query, storeId: number, page: NewPage): Promise<number> {
  const { path, title, description, blocks } = page;
  const rows = await q.query<{ id: number }>(
    `insert into page (store_id, path, title, description, blocks) values ($1, $2, $3, $4, $5::jsonb) returning id`,
    [storeId, path, title, description, JSON.stringify(blocks)],
    'page-insert',
  );
  return idOfRow(rows);
}

async function updatePage(
  q: Query,
  storeId: number,
  { id, version }: RowVersion,
  { path, title, description, blocks }: NewPage,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `update page set path = $4, title = $5, description = $6, blocks = $7::jsonb, version = version + 1, changed_at = now()
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [id, storeId, version, path, title, description, JSON.stringify(blocks)],
    'page-update',
  );
  return idOfRow(rows);
}

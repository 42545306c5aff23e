import { refuse } from '../call/refusal.ts';
import type { RowVersion } from '../call/row-version.ts';
import type { Query } from '../db/db.ts';
import type { AddressSettings } from './check-address.ts';
import { checkPage, type NewPage } from './check-page.ts';
import { noteDeleted } from './history/queries.ts';
import type { PageWriter } from './page-writer.ts';
import type { StaffPageRow } from './queries.ts';
import { heldPage, insertPage, updatePage } from './row-queries.ts';

/** Writes pages of a new store, which has none at these paths. Throws the refusals of `checkPage`. */
export async function insertPages(q: Query, storeId: number, pages: readonly NewPage[]): Promise<void> {
  // The settings of a new store may come after its pages.
  const settings = { url_shortcuts: {}, has_privacy_policy_page: true };
  for (const page of pages) await insertPage(q, { storeId, by: '' }, checkPage(page, settings));
}

/**
 * Writes a page of a store, a new one or (`which`) a changed one, in a transaction of the caller. Returns it as it was, null
 * for a new one, and its id.
 *
 * @throws the refusals of `checkPage` and `holdVersion`, `path_taken` and `home_page`.
 */
export async function savePage(
  q: Query,
  writer: PageWriter,
  settings: AddressSettings,
  which: RowVersion | null,
  given: NewPage,
): Promise<{ before: StaffPageRow | null; id: number }> {
  const before = which && (await heldPage(q, writer.storeId, which));
  const page = checkPage(given, settings, before?.blocks);
  if (before?.path === '/' && page.path !== '/') throw homeStays();
  const id = before ? await updatePage(q, writer, before, page) : await insertPage(q, writer, page);
  return { before, id };
}

/** Deletes a page of a store and returns it. Its versions stay. Throws the refusals of `holdVersion` and `home_page`. */
export async function deletePage(
  q: Query,
  { storeId, by }: PageWriter,
  which: RowVersion,
): Promise<StaffPageRow> {
  const before = await heldPage(q, storeId, which);
  if (before.path === '/') throw homeStays();
  await noteDeleted(q, storeId, before.id, by);
  await q.query('delete from page where id = $1 and store_id = $2', [before.id, storeId], 'page-delete');
  return before;
}

const homeStays = () =>
  refuse('home_page', 'The page at / is the front of the shop: it can be changed, but not moved or deleted.');

import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { type DeletedPage, findVersion, readDeletedPages, readVersions } from './queries.ts';

/** The versions of a page, the newest first. Throws the refusal `not_found`. */
export async function pageHistory(
  q: Query,
  storeId: number,
  pageId: number,
): Promise<AdminOutput<'page/getHistory'>> {
  const versions = await readVersions(q, storeId, pageId);
  if (versions.length === 0) throw refuse('not_found', 'This page doesn’t exist.');
  return { versions };
}

/** A version of a page. Throws the refusal `not_found`. */
export async function pageVersion(
  q: Query,
  storeId: number,
  { id, version }: { id: number; version: number },
): Promise<AdminOutput<'page/getVersion'>> {
  const found = await findVersion(q, storeId, id, version);
  if (!found) throw refuse('not_found', 'The shop no longer has this version of the page.');
  return found;
}

/** Deleted pages of a store that can be brought back, the latest first. */
export const deletedPages = (q: Query, storeId: number): Promise<DeletedPage[]> =>
  readDeletedPages(q, storeId);

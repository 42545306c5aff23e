import { refuse } from '../../call/refusal.ts';
import type { RowVersion } from '../../call/row-version.ts';
import type { Query } from '../../db/db.ts';
import { type AddressSettings, checkAddress } from '../check-address.ts';
import { insertDraft, scheduleDraft } from '../draft/queries.ts';
import type { PageWriter } from '../page-writer.ts';
import { keepAddress, type StaffPageRow } from '../queries.ts';
import { heldPage, insertPage, updatePage } from '../row-queries.ts';
import { findVersion, putAddresses, takeDeleted } from './queries.ts';

/**
 * Writes an older version of a page as its newest one, and returns the page as it was. The page keeps its address. Blocks are
 * written as they were stored: a kind of block that the shop no longer has stays, and is left out wherever pages are read.
 *
 * @throws the refusals of `holdVersion`, and `unknown_version`.
 */
export async function restorePage(
  q: Query,
  writer: PageWriter,
  which: RowVersion,
  restored: number,
): Promise<StaffPageRow> {
  const before = await heldPage(q, writer.storeId, which);
  const version = await findVersion(q, writer.storeId, before.id, restored);
  if (!version) throw refuse('unknown_version', 'The shop no longer has this version of the page.');
  await updatePage(q, { ...writer, kind: 'restored' }, before, { ...version, path: before.path });
  return before;
}

/**
 * Brings a deleted page back as its next version, with its old number, by which menus know it, its draft and its former addresses. The
 * draft is published when it was to be, unless that time has passed.
 *
 * @throws the refusals `not_found`, those of `checkAddress`, and `path_taken`.
 */
export async function bringBackPage(
  q: Query,
  writer: PageWriter,
  settings: AddressSettings,
  { id, path }: { id: number; path?: string | undefined },
  now: Date,
): Promise<void> {
  const taken = await takeDeleted(q, writer.storeId, id);
  const last = taken && (await findVersion(q, writer.storeId, id));
  if (!last) throw refuse('not_found', 'This page can no longer be brought back.');
  const page = { ...last, path: path ?? last.path };
  checkAddress(page.path, settings);
  const version = last.version + 1;
  await insertPage(q, { ...writer, kind: 'brought_back' }, page, { id, version });
  await putAddresses(q, writer.storeId, id, taken.addresses);
  if (page.path !== last.path) await keepAddress(q, writer.storeId, id, last.path);
  if (!taken.draft) return;
  const { page_version, by, publish_at, scheduled_by, ...draft } = taken.draft;
  // A draft that began from the last version misses nothing newer.
  const began = page_version === last.version ? version : page_version;
  const draftId = await insertDraft(q, writer.storeId, { id, version: began }, draft, by);
  if (!publish_at || !scheduled_by || publish_at * 1000 <= now.getTime()) return;
  await scheduleDraft(q, draftId, { at: publish_at, by: scheduled_by, pageVersion: null });
}

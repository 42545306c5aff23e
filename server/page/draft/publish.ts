import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { lockRow } from '../../db/lock-row.ts';
import type { AddressSettings } from '../check-address.ts';
import { checkPage, type NewPage } from '../check-page.ts';
import type { PageWriter } from '../page-writer.ts';
import { findPage, findStaffPage, type StaffPageRow } from '../queries.ts';
import { savePage } from '../write.ts';
import { type DraftRow, deleteDraft } from './queries.ts';

/** Which page a draft replaces, and the version of it. */
type Replaced = Pick<DraftRow, 'page_id' | 'page_version'>;

/**
 * Makes a draft that is held the next version of its page, or a new page, and deletes the draft. Returns the page as it was,
 * null for a new one, and its id.
 *
 * @throws the refusals of `savePage`, and `page_changed`.
 */
export async function publishDraft(
  q: Query,
  writer: PageWriter,
  settings: AddressSettings,
  draft: Replaced & NewPage & { id: number },
): Promise<{ before: StaffPageRow | null; id: number }> {
  const page = await unchangedPage(q, writer.storeId, draft);
  const { path, title, description, blocks } = draft;
  // Before the page is written: a page that goes takes its draft with it.
  await deleteDraft(q, draft.id);
  return savePage(q, writer, settings, page, { path, title, description, blocks });
}

/**
 * Checks that a draft could be published now.
 *
 * @throws the refusals of `checkPage`, `page_changed` and `path_taken`.
 */
export async function checkDraft(
  q: Query,
  storeId: number,
  settings: AddressSettings,
  draft: Replaced & NewPage,
): Promise<void> {
  const page = await unchangedPage(q, storeId, draft);
  const { path } = checkPage(draft, settings, page?.blocks);
  const there = await findPage(q, storeId, { path });
  if (there && there.id !== draft.page_id)
    throw refuse('path_taken', `The shop has another page at ${path}.`);
}

/** The page that a draft replaces, locked; null when it is a new one. Throws the refusal `page_changed`. */
async function unchangedPage(
  q: Query,
  storeId: number,
  { page_id, page_version }: Replaced,
): Promise<StaffPageRow | null> {
  if (page_id === null) return null;
  await lockRow(q, 'page', storeId, page_id);
  const page = await findStaffPage(q, storeId, page_id);
  if (page?.version !== page_version) {
    throw refuse('page_changed', 'Someone has saved this page since the draft was begun.', { newer: page });
  }
  return page ?? null;
}

import { refuse } from '../../call/refusal.ts';
import { holdVersion, type RowVersion } from '../../call/row-version.ts';
import { unlessTaken } from '../../call/unless-taken.ts';
import type { Query } from '../../db/db.ts';
import type { AddressSettings } from '../check-address.ts';
import { mostBlocks } from '../check-blocks.ts';
import type { NewPage } from '../check-page.ts';
import type { PageWriter } from '../page-writer.ts';
import { findStaffPage } from '../queries.ts';
import { checkDraft } from './publish.ts';
import {
  type DraftRow,
  deleteDraft,
  draftOfPage,
  findDraft,
  insertDraft,
  movePublishing,
  scheduleDraft,
  updateDraft,
} from './queries.ts';

/** Most characters of a draft's blocks as JSON; no page needs more. */
export const longestDraft = 500_000;

/** Locks a draft for a change and returns it as it is before. Throws the refusals of `holdVersion`. */
export const heldDraft = (q: Query, storeId: number, { id, version }: RowVersion): Promise<DraftRow> =>
  holdVersion(q, 'page_draft', { storeId, id, version }, () => findDraft(q, storeId, id));

/** Deletes a draft of a store and returns it. Throws the refusals of `holdVersion`. */
export async function discardDraft(q: Query, storeId: number, which: RowVersion): Promise<DraftRow> {
  const draft = await heldDraft(q, storeId, which);
  await deleteDraft(q, draft.id);
  return draft;
}

/** Takes a draft off the schedule, and returns it. Throws the refusals of `holdVersion`. */
export async function unscheduleDraft(q: Query, storeId: number, which: RowVersion): Promise<DraftRow> {
  const draft = await heldDraft(q, storeId, which);
  await scheduleDraft(q, draft.id, null);
  return draft;
}

/**
 * Lets a draft that is held be published at a time in the future, in unix seconds, in the name of the writer.
 *
 * @throws the refusals of `checkDraft`.
 */
export async function scheduleHeldDraft(
  q: Query,
  { storeId, by }: PageWriter,
  settings: AddressSettings,
  draft: DraftRow,
  at: number,
): Promise<void> {
  await checkDraft(q, storeId, settings, draft);
  await scheduleDraft(q, draft.id, { at, by, pageVersion: draft.page_version });
}

/** The page that a new draft is of, if any, and the version that it began from; without it, the newest one. */
interface DraftedPage {
  pageId: number | undefined;
  pageVersion: number | undefined;
}

/**
 * Writes a draft as it is: a new one, or the one that `which` names. Returns it as it was, null for a new one, and its id. A scheduled
 * draft must be one that can be published.
 *
 * @throws the refusals of `holdVersion`, `draft_exists` and `draft_too_large`; for a scheduled draft, those of `checkDraft`.
 */
export async function saveDraft(
  q: Query,
  { storeId, by }: PageWriter,
  settings: AddressSettings,
  which: RowVersion | null,
  { pageId, pageVersion, ...draft }: NewPage & DraftedPage,
): Promise<{ before: DraftRow | null; id: number }> {
  checkSize(draft.blocks);
  if (!which)
    return { before: null, id: await insertNew(q, { storeId, by }, { pageId, pageVersion }, draft) };
  const before = await heldDraft(q, storeId, which);
  if (before.publish_at !== null) await checkDraft(q, storeId, settings, { ...before, ...draft });
  await updateDraft(q, before.id, draft, by);
  return { before, id: before.id };
}

async function insertNew(
  q: Query,
  { storeId, by }: PageWriter,
  { pageId, pageVersion = Number.POSITIVE_INFINITY }: DraftedPage,
  draft: NewPage,
): Promise<number> {
  if (pageId === undefined) return insertDraft(q, storeId, null, draft, by);
  const page = await findStaffPage(q, storeId, pageId);
  if (!page) throw refuse('not_found', 'This page doesn’t exist.');
  const exists = (newer?: DraftRow) =>
    refuse('draft_exists', 'This page has a draft already.', newer && { id: newer.id, newer });
  const other = await draftOfPage(q, page.id);
  if (other !== undefined) throw exists(await findDraft(q, storeId, other));
  const began = { id: page.id, version: Math.min(pageVersion, page.version) };
  return unlessTaken(insertDraft(q, storeId, began, draft, by), exists());
}

function checkSize(blocks: readonly unknown[]): void {
  const isTooLarge = blocks.length > mostBlocks || JSON.stringify(blocks).length > longestDraft;
  if (isTooLarge) throw refuse('draft_too_large', 'This draft is too large to be a page.');
}

/** What is to be published at 9 am stays so in another time zone of its store. */
export const keepPublishClock = (q: Query, storeId: number, from: string, to: string): Promise<void> =>
  movePublishing(q, storeId, from, to);

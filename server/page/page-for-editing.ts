import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { EditedBlock } from '../../contract/admin/page-editor.ts';
import type { Query } from '../db/db.ts';
import { currentSettings, kindOf, storedRecord } from './check-blocks.ts';
import { draftOfPage } from './draft/queries.ts';
import { staffDraft } from './draft/staff-drafts.ts';
import { pageVersion } from './history/staff-history.ts';
import { staffPage } from './staff-pages.ts';

/** A page for the page editor. Throws the refusal `not_found`. */
export async function pageForEditing(
  q: Query,
  storeId: number,
  id: number,
): Promise<AdminOutput<'page/getForEditing'>> {
  const { blocks, ...page } = await staffPage(q, storeId, id);
  const draft_id = (await draftOfPage(q, id)) ?? null;
  return { ...page, draft_id, blocks: blocks.map(editedBlock) };
}

/** A draft for the page editor. Throws the refusal `not_found`. */
export async function draftForEditing(
  q: Query,
  storeId: number,
  id: number,
): Promise<AdminOutput<'page/getDraftForEditing'>> {
  const { blocks, ...draft } = await staffDraft(q, storeId, id);
  return { ...draft, blocks: blocks.map(editedBlock) };
}

/** A version of a page as an editor would have it. Throws the refusal `not_found`. */
export async function versionForEditing(
  q: Query,
  storeId: number,
  which: { id: number; version: number },
): Promise<AdminOutput<'page/getVersionForEditing'>> {
  const { blocks, ...version } = await pageVersion(q, storeId, which);
  return { ...version, blocks: blocks.map(editedBlock) };
}

function editedBlock(stored: unknown, index: number): EditedBlock {
  const record = storedRecord.safeParse(stored).data;
  const kind = record && kindOf(record.component);
  if (!record || !kind) return { readable: false, stored };
  return {
    ...record,
    readable: true,
    id: record.id ?? `block-${index + 1}`,
    data: currentSettings(kind, record.data),
  };
}

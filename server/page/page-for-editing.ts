import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { EditedBlock } from '../../contract/admin/page-editor.ts';
import type { Query } from '../db/db.ts';
import { currentSettings, kindOf, storedRecord } from './check-blocks.ts';
import { staffPage } from './staff-pages.ts';

/** A page for the page editor. Throws the refusal `not_found`. */
export async function pageForEditing(
  q: Query,
  storeId: number,
  id: number,
): Promise<AdminOutput<'page/getForEditing'>> {
  const { blocks, ...page } = await staffPage(q, storeId, id);
  return { ...page, blocks: blocks.map(editedBlock) };
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

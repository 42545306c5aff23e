import { type RowVersion, rowVersion } from '../../call/row-version.ts';
import { staffList } from '../../titlelist/staff-lists.ts';
import { saveList } from '../../titlelist/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import type { Given } from '../undo/saved-row.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'list/save'> = (ctx, { id, version, ...list }) =>
  saveAs(ctx, rowVersion(id, version), list);

export async function saveAs(
  ctx: StaffContext,
  which: RowVersion | null,
  { event_id, ...list }: Given<'list/save'> & { promotions?: readonly number[] },
) {
  const written = await saveList(ctx.q, ctx.store.id, which, { ...list, event_id: event_id ?? null });
  const after = await staffList(ctx.q, ctx.store.id, written.id);
  ctx.audit.target = after.name;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
}

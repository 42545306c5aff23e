import { type RowVersion, rowVersion } from '../../call/row-version.ts';
import { findStaffPromotion } from '../../promotion/staff-promotions.ts';
import { savePromotion } from '../../promotion/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import type { Given } from '../undo/saved-row.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'promotion/save'> = (ctx, { id, version, ...given }) =>
  saveAs(ctx, rowVersion(id, version), given);

export async function saveAs(ctx: StaffContext, which: RowVersion | null, given: Given<'promotion/save'>) {
  const { q, store } = ctx;
  const promotion = { ...given, list_id: given.list_id ?? null, max_uses: given.max_uses ?? null };
  const written = await savePromotion(q, store.id, which, promotion);
  const after = await findStaffPromotion(q, store.id, written.id);
  if (!after) throw new Error('the promotion was not written');
  ctx.audit.target = after.name;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
}

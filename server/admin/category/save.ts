import { type RowVersion, rowVersion } from '../../call/row-version.ts';
import { staffCategory } from '../../store/category/staff-categories.ts';
import { saveCategory } from '../../store/category/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import type { Given } from '../undo/saved-row.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'category/save'> = (ctx, { id, version, ...category }) =>
  saveAs(ctx, rowVersion(id, version), category);

export async function saveAs(ctx: StaffContext, which: RowVersion | null, category: Given<'category/save'>) {
  const written = await saveCategory(ctx.q, ctx.store.id, which, category);
  const after = await staffCategory(ctx.q, ctx.store.id, written.id);
  ctx.audit.target = after.name;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
}

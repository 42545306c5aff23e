import { rowVersion } from '../../call/row-version.ts';
import { staffCategory } from '../../store/category/staff-categories.ts';
import { saveCategory } from '../../store/category/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'category/save'> = async (ctx, { id, version, ...category }) => {
  const written = await saveCategory(ctx.q, ctx.store.id, rowVersion(id, version), category);
  const after = await staffCategory(ctx.q, ctx.store.id, written.id);
  ctx.audit.target = after.name;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
};

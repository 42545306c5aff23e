import { deleteCategory } from '../../store/category/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const deleteOne: StaffHandler<'category/delete'> = async (ctx, which) => {
  const before = await deleteCategory(ctx.q, ctx.store.id, which);
  ctx.audit.target = before.name;
  ctx.audit.detail = { before: noted(before) };
  ctx.audit.kept = { version: before.version };
  return {};
};

import { deleteForm } from '../../custom_form/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const deleteOne: StaffHandler<'form/delete'> = async (ctx, which) => {
  const before = await deleteForm(ctx.q, ctx.store.id, which);
  ctx.audit.target = before.header;
  ctx.audit.detail = { before: noted(before) };
  ctx.audit.kept = { version: before.version };
  return {};
};

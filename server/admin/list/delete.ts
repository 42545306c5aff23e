import { deleteList } from '../../titlelist/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const deleteOne: StaffHandler<'list/delete'> = async (ctx, which) => {
  const { before, promotions } = await deleteList(ctx.q, ctx.store.id, which);
  ctx.audit.target = before.name;
  ctx.audit.detail = { before: noted(before) };
  ctx.audit.kept = { version: before.version, promotions };
  return {};
};

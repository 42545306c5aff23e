import { deleteRate } from '../../tax/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const deleteOne: StaffHandler<'tax/delete'> = async (ctx, which) => {
  const before = await deleteRate(ctx.q, ctx.store.id, which);
  ctx.audit.target = before.type;
  ctx.audit.detail = { before: noted(before) };
  ctx.audit.kept = { version: before.version, is_known: before.is_known };
  return {};
};

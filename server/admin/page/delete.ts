import { deletePage } from '../../page/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';
import { writerOf } from './writer.ts';

export const deleteOne: StaffHandler<'page/delete'> = async (ctx, which) => {
  const before = await deletePage(ctx.q, writerOf(ctx), which);
  ctx.audit.target = before.path;
  ctx.audit.detail = { before: noted(before) };
  ctx.audit.kept = { version: before.version };
  return {};
};

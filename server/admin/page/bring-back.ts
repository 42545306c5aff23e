import { bringBackPage } from '../../page/history/write.ts';
import { staffPage } from '../../page/staff-pages.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';
import { writerOf } from './writer.ts';

export const bringBack: StaffHandler<'page/bringBack'> = async (ctx, which) => {
  await bringBackPage(ctx.q, writerOf(ctx), ctx.store.settings, which, ctx.now);
  const after = await staffPage(ctx.q, ctx.store.id, which.id);
  ctx.audit.target = after.path;
  ctx.audit.detail = changedFields(null, noted(after));
  return after;
};

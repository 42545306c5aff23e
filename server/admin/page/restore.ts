import { restorePage } from '../../page/history/write.ts';
import { staffPage } from '../../page/staff-pages.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';
import { writerOf } from './writer.ts';

export const restore: StaffHandler<'page/restore'> = async (ctx, { restored, ...which }) => {
  const before = await restorePage(ctx.q, writerOf(ctx), which, restored);
  const after = await staffPage(ctx.q, ctx.store.id, before.id);
  ctx.audit.target = after.path;
  ctx.audit.detail = { restored, ...changedFields(noted(before), noted(after)) };
  return after;
};

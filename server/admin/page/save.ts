import { rowVersion } from '../../call/row-version.ts';
import { staffPage } from '../../page/staff-pages.ts';
import { savePage } from '../../page/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';
import { writerOf } from './writer.ts';

export const save: StaffHandler<'page/save'> = async (ctx, { id, version, ...page }) => {
  const { settings } = ctx.store;
  const written = await savePage(ctx.q, writerOf(ctx), settings, rowVersion(id, version), page);
  const after = await staffPage(ctx.q, ctx.store.id, written.id);
  ctx.audit.target = after.path;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
};

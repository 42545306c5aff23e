import { rowVersion } from '../../call/row-version.ts';
import { staffList } from '../../titlelist/staff-lists.ts';
import { saveList } from '../../titlelist/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'list/save'> = async (ctx, { id, version, event_id = null, ...list }) => {
  const written = await saveList(ctx.q, ctx.store.id, rowVersion(id, version), { ...list, event_id });
  const after = await staffList(ctx.q, ctx.store.id, written.id);
  ctx.audit.target = after.name;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
};

import { staffDraft } from '../../page/draft/staff-drafts.ts';
import { unscheduleDraft } from '../../page/draft/write.ts';
import type { StaffHandler } from '../context.ts';

export const unschedule: StaffHandler<'page/unschedule'> = async (ctx, which) => {
  const { id, path } = await unscheduleDraft(ctx.q, ctx.store.id, which);
  ctx.audit.target = path;
  ctx.audit.detail = { id };
  return staffDraft(ctx.q, ctx.store.id, id);
};

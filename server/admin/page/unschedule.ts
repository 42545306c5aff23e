import { scheduleDraft } from '../../page/draft/queries.ts';
import { staffDraft } from '../../page/draft/staff-drafts.ts';
import { heldDraft } from '../../page/draft/write.ts';
import type { StaffHandler } from '../context.ts';

export const unschedule: StaffHandler<'page/unschedule'> = async (ctx, which) => {
  const draft = await heldDraft(ctx.q, ctx.store.id, which);
  await scheduleDraft(ctx.q, draft.id, null);
  ctx.audit.target = draft.path;
  ctx.audit.detail = { id: draft.id };
  return staffDraft(ctx.q, ctx.store.id, draft.id);
};

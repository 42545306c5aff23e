import { deleteDraft } from '../../page/draft/queries.ts';
import { heldDraft } from '../../page/draft/write.ts';
import type { StaffHandler } from '../context.ts';

export const discardDraft: StaffHandler<'page/discardDraft'> = async (ctx, which) => {
  const { id, path, title, description, blocks } = await heldDraft(ctx.q, ctx.store.id, which);
  await deleteDraft(ctx.q, id);
  ctx.audit.target = path;
  ctx.audit.detail = { before: { id, path, title, description, blocks } };
  return {};
};

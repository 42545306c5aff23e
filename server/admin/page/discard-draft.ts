import { discardDraft as discard } from '../../page/draft/write.ts';
import type { StaffHandler } from '../context.ts';

export const discardDraft: StaffHandler<'page/discardDraft'> = async (ctx, which) => {
  const { id, path, title, description, blocks } = await discard(ctx.q, ctx.store.id, which);
  ctx.audit.target = path;
  ctx.audit.detail = { before: { id, path, title, description, blocks } };
  return {};
};

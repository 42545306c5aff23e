import { rowVersion } from '../../call/row-version.ts';
import { staffDraft } from '../../page/draft/staff-drafts.ts';
import { saveDraft as writeDraft } from '../../page/draft/write.ts';
import type { StaffHandler } from '../context.ts';
import { writerOf } from './writer.ts';

/** Drafts are saved often: the log says that one was, and the history of its page what was published. */
export const saveDraft: StaffHandler<'page/saveDraft'> = async (ctx, { id, version, page_id, ...draft }) => {
  const which = rowVersion(id, version);
  const written = await writeDraft(ctx.q, writerOf(ctx), ctx.store.settings, which, {
    ...draft,
    pageId: page_id,
  });
  const after = await staffDraft(ctx.q, ctx.store.id, written);
  ctx.audit.target = after.path;
  ctx.audit.detail = { id: after.id };
  return after;
};

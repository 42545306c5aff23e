import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { rowVersion } from '../../call/row-version.ts';
import { staffDraft } from '../../page/draft/staff-drafts.ts';
import { saveDraft as writeDraft } from '../../page/draft/write.ts';
import type { StaffHandler } from '../context.ts';
import { writerOf } from './writer.ts';

/**
 * Drafts are saved at each rest in typing: the log has one entry for as long as a person goes on with one, and the history of its
 * page what was published. The log keeps a draft of someone else that was saved over.
 */
export const saveDraft: StaffHandler<'page/saveDraft'> = async (ctx, input) => {
  const { id, version, page_id, page_version, ...draft } = input;
  const which = rowVersion(id, version);
  const written = await writeDraft(ctx.q, writerOf(ctx), ctx.store.settings, which, {
    ...draft,
    pageId: page_id,
    pageVersion: page_version,
  });
  const after = await staffDraft(ctx.q, ctx.store.id, written.id);
  ctx.audit.target = after.path;
  const { before } = written;
  const isOfOther = before !== null && before.by !== after.by;
  ctx.audit.detail = { id: after.id, ...(isOfOther && { before: wordsAndBlocks(before) }) };
  ctx.audit.isMore = before?.by === after.by && after.changed - before.changed < longestRest;
  return after;
};

/** Seconds after which someone begins again. */
const longestRest = 600;

const wordsAndBlocks = ({ path, title, description, blocks }: AdminOutput<'page/getDraft'>) => ({
  ...{ path, title, description, blocks },
});

import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { draftOfToken } from './draft/preview-token.ts';
import { findDraft } from './draft/queries.ts';
import { shownPage } from './shown-page.ts';

/** A draft as its page would be. */
export const getDraft: Handler<'site_content/getDraft'> = async (ctx, { token }) => {
  const id = draftOfToken(ctx.shop.secret, ctx.store.id, token, ctx.now);
  const draft = id === null ? undefined : await findDraft(ctx.q, ctx.store.id, id);
  if (!draft) throw refuse('not_found', m.refusal_not_found_page());
  return shownPage(ctx, { ...draft, id: draft.page_id ?? 0, type: 'v3_content' });
};

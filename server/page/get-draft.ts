import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context, Handler } from '../context.ts';
import { previewedBy } from './draft/preview-token.ts';
import { findDraft } from './draft/queries.ts';
import { findVersion } from './history/queries.ts';
import { shownPage } from './shown-page.ts';

/** A draft, or an older version, as its page would be. */
export const getDraft: Handler<'site_content/getDraft'> = async (ctx, { token }) => {
  const page = await previewed(ctx, token);
  if (!page) throw refuse('not_found', m.refusal_not_found_page());
  return shownPage(ctx, { ...page, type: 'v3_content' });
};

async function previewed({ q, shop, store, now }: Context, token: string) {
  const shown = previewedBy(shop.secret, store.id, token, now);
  if (!shown) return undefined;
  if ('draft' in shown) {
    const draft = await findDraft(q, store.id, shown.draft);
    return draft && { ...draft, id: draft.page_id ?? 0 };
  }
  const version = await findVersion(q, store.id, shown.page, shown.version);
  return version && { ...version, id: shown.page };
}

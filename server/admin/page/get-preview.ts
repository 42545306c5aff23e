import { previewToken } from '../../page/draft/preview-token.ts';
import { staffDraft } from '../../page/draft/staff-drafts.ts';
import type { StaffHandler } from '../context.ts';

export const getPreview: StaffHandler<'page/getPreview'> = async ({ q, shop, store, now }, { id }) => {
  const draft = await staffDraft(q, store.id, id);
  return { path: `/drafts/${previewToken(shop.secret, store.id, draft.id, now)}` };
};

import { previewToken } from '../../page/draft/preview-token.ts';
import { staffDraft } from '../../page/draft/staff-drafts.ts';
import { pageVersion } from '../../page/history/staff-history.ts';
import type { StaffHandler } from '../context.ts';

export const getPreview: StaffHandler<'page/getPreview'> = async ({ q, shop, store, now }, { id }) => {
  const draft = await staffDraft(q, store.id, id);
  return { path: `/drafts/${previewToken(shop.secret, store.id, { draft: draft.id }, now)}` };
};

export const getVersionPreview: StaffHandler<'page/getVersionPreview'> = async (
  { q, shop, store, now },
  { id, version },
) => {
  await pageVersion(q, store.id, { id, version });
  return { path: `/drafts/${previewToken(shop.secret, store.id, { page: id, version }, now)}` };
};

import type { AdminOutput } from '../../contract/admin/actions.ts';
import { answering, type ShopPreview } from './shop-preview.ts';

/**
 * POST /admin/pages/preview: the HTML of a page that is not saved, in the look of the shop, for the page editor. It runs nowhere: the
 * editor takes its blocks and its style sheets.
 */
export const pagePreview: ShopPreview<AdminOutput<'page/preview'>> = {
  path: '/admin/pages/preview',
  check: (staff, fields) => staff('page/preview', fields as never),
  // This page stands at every address.
  change: (api, page) =>
    answering(api, 'site_content/getPage', () => Promise.resolve({ ok: true, value: page })),
  // Below /dev, a page with the block of all books stays where it is (storefront/pages/content.tsx).
  address: () => '/dev/preview',
};

import type { Output } from '../../contract/actions.ts';
import type { Call } from '../../contract/call.ts';
import type { ShopLook } from '../../contract/look.ts';
import { formLook, settingsForPreview } from '../store/look/current-look.ts';
import { answering, type ShopPreview } from './shop-preview.ts';

/** It stands in a frame of the back office, and nothing in it runs. */
const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  // The fonts of the shop are its own only for a document of the same origin.
  'sandbox allow-same-origin',
].join('; ');

/** Addresses of the pages that a preview shows, by name. */
const pages = new Map<unknown, (api: Call) => string | Promise<string>>([
  ['home', () => '/'],
  ['books', () => '/browse'],
  ['book', someBook],
  ['cart', () => '/checkout/cart'],
  ['login', () => '/account/login'],
]);

/** POST /admin/look-preview: the form of the look's editor; a page of the shop in that look. */
export const lookPreview: ShopPreview<ShopLook> = {
  path: '/admin/look-preview',
  check: (staff, fields) => staff('look/preview', { look: formLook(fields) as ShopLook }),
  change: (api, look) =>
    answering(api, 'store/getSettings', async (ask) => {
      const answer = await ask();
      if (!answer.ok) return answer;
      return { ...answer, value: settingsForPreview(answer.value as Output<'store/getSettings'>, look) };
    }),
  address: (api, { shown }) => pages.get(shown)?.(api) ?? '/',
  policy,
};

/** The address of the first book that the shop shows; without one, that of all books. */
async function someBook(api: Call): Promise<string> {
  const answer = await api('browse/get', {});
  const eisbn = answer.ok ? answer.value.rows[0]?.eisbn : undefined;
  return eisbn ? `/item/${eisbn}` : '/browse';
}

import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Output } from '../../contract/actions.ts';
import type { Call } from '../../contract/call.ts';
import type { ShopLook } from '../../contract/look.ts';
import { adminApiFor } from '../admin/api.ts';
import { apiFor } from '../call/api.ts';
import type { Shop } from '../context.ts';
import { formLook, settingsForPreview } from '../store/look/current-look.ts';
import { answerJson, crossSiteJson, faultJson, limitBody, noShopJson, withForm } from './call-wire.ts';
import type { Render } from './pages.ts';
import { addressOf, isCrossSite } from './request-facts.ts';
import { staffCallerOf } from './staff-caller.ts';

const path = '/admin/look-preview';

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

/** POST /admin/look-preview: the form of the look's editor; answers the HTML of a page of the shop in that look, as guests would get it. */
export function lookPreview(shop: Shop, render: Render, styleSheets?: ReadonlyMap<string, string>): Hono {
  const app = new Hono();
  app.use(path, compress());
  app.post(path, limitBody, async (c) => {
    if (isCrossSite(c)) return crossSiteJson(c);
    return withForm(c, undefined, async (fields) => {
      const staff = staffCallerOf(c, shop);
      if (!staff) return noShopJson(c);
      try {
        const answer = await adminApiFor(shop, staff)('look/preview', { look: formLook(fields) as ShopLook });
        if (!answer.ok) return answerJson(c, answer);
        const guest = {
          store: staff.store,
          address: addressOf(c, shop),
          token: '',
          tokenIsNew: false,
          logUrl: '',
        };
        const api = inLook(apiFor(shop, guest), answer.value);
        const address = (await pages.get(fields.shown)?.(api)) ?? '/';
        const page = await render(new Request(new URL(address, c.req.url)), {
          api,
          isFormPost: false,
          isCustomer: false,
          isAtRest: true,
          locationId: null,
          styleSheets,
        });
        c.header('cache-control', 'no-store');
        c.header('content-type', 'text/html; charset=utf-8');
        c.header('content-security-policy', policy);
        return c.newResponse(await page.text(), page.status as 200);
      } catch (e) {
        return faultJson(c, e);
      }
    });
  });
  return app;
}

/** The shop as guests have it, in a look that is not saved. */
function inLook(api: Call, look: ShopLook): Call {
  const call = async (name: string, ...rest: unknown[]) => {
    const answer = await (api as (...args: unknown[]) => Promise<{ ok: boolean; value: unknown }>)(
      name,
      ...rest,
    );
    if (name !== 'store/getSettings' || !answer.ok) return answer;
    return { ...answer, value: settingsForPreview(answer.value as Output<'store/getSettings'>, look) };
  };
  return call as Call;
}

/** The address of the first book that the shop shows; of all books where it has none. */
async function someBook(api: Call): Promise<string> {
  const answer = await api('browse/get', {});
  const eisbn = answer.ok ? answer.value.rows[0]?.eisbn : undefined;
  return eisbn ? `/item/${eisbn}` : '/browse';
}

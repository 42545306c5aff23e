import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Output } from '../../contract/actions.ts';
import type { Call } from '../../contract/call.ts';
import { adminApiFor } from '../admin/api.ts';
import { apiFor } from '../call/api.ts';
import type { Shop } from '../context.ts';
import { answerJson, crossSiteJson, faultJson, limitBody, noShopJson, withForm } from './call-wire.ts';
import type { Render } from './pages.ts';
import { addressOf, isCrossSite } from './request-facts.ts';
import { staffCallerOf } from './staff-caller.ts';

/** Below /dev, a page with the block of all books stays where it is (storefront/pages/content.tsx). */
const address = '/dev/preview';

/**
 * POST /admin/pages/preview: the HTML of a page that is not saved, in the look of the shop, for the page editor. It runs nowhere: the
 * editor takes its blocks and its style sheets.
 */
export function pagePreview(shop: Shop, render: Render, styleSheets?: ReadonlyMap<string, string>): Hono {
  const app = new Hono();
  app.use('/admin/pages/preview', compress());
  app.post('/admin/pages/preview', limitBody, async (c) => {
    if (isCrossSite(c)) return crossSiteJson(c);
    return withForm(c, undefined, async (fields) => {
      const staff = staffCallerOf(c, shop);
      if (!staff) return noShopJson(c);
      try {
        const answer = await adminApiFor(shop, staff)('page/preview', fields as never);
        if (!answer.ok) return answerJson(c, answer);
        const guest = {
          store: staff.store,
          address: addressOf(c, shop),
          token: '',
          tokenIsNew: false,
          logUrl: '',
        };
        const page = await render(new Request(new URL(address, c.req.url)), {
          api: withPage(apiFor(shop, guest), answer.value),
          isFormPost: false,
          isCustomer: false,
          locationId: null,
          styleSheets,
        });
        c.header('cache-control', 'no-store');
        c.header('content-type', 'text/html; charset=utf-8');
        return c.newResponse(await page.text(), page.status as 200);
      } catch (e) {
        return faultJson(c, e);
      }
    });
  });
  return app;
}

/** The shop as guests have it, with this page at every address. */
function withPage(api: Call, page: Output<'site_content/getPage'>): Call {
  const call = (name: string, ...rest: unknown[]) =>
    name === 'site_content/getPage'
      ? Promise.resolve({ ok: true, value: page })
      : (api as (...args: unknown[]) => unknown)(name, ...rest);
  return call as Call;
}

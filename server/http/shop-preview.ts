import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Answer } from '../../contract/action.ts';
import type { Call } from '../../contract/call.ts';
import { adminApiFor } from '../admin/api.ts';
import { apiFor } from '../call/api.ts';
import type { Shop } from '../context.ts';
import { answerJson, crossSiteJson, faultJson, limitBody, noShopJson, withForm } from './call-wire.ts';
import type { Render } from './pages.ts';
import { addressOf, isCrossSite } from './request-facts.ts';
import { staffCallerOf } from './staff-caller.ts';

type StaffCall = ReturnType<typeof adminApiFor>;
type Fields = Record<string, unknown>;

/** What staff see of the shop before it is saved. */
export interface ShopPreview<T> {
  path: string;
  /** Reads the form and checks it; a refusal is the answer. */
  check: (staff: StaffCall, fields: Fields) => Promise<Answer<T>>;
  /** The shop as guests have it, with what the form says. */
  change: (api: Call, value: T) => Call;
  /** Which page is shown. */
  address: (api: Call, fields: Fields) => string | Promise<string>;
  /** Set where the page is shown as it comes, in a frame: it is drawn without scripts. */
  policy?: string;
}

/** POST of a form of the back office: answers the HTML of a page of the shop as guests would get it. */
export function shopPreview<T>(
  shop: Shop,
  { render, styleSheets }: { render: Render; styleSheets?: ReadonlyMap<string, string> | undefined },
  { path, check, change, address, policy }: ShopPreview<T>,
): Hono {
  const app = new Hono();
  app.use(path, compress());
  app.post(path, limitBody, async (c) => {
    if (isCrossSite(c)) return crossSiteJson(c);
    return withForm(c, undefined, async (fields) => {
      const staff = staffCallerOf(c, shop);
      if (!staff) return noShopJson(c);
      try {
        const answer = await check(adminApiFor(shop, staff), fields);
        if (!answer.ok) return answerJson(c, answer);
        const guest = {
          store: staff.store,
          address: addressOf(c, shop),
          token: '',
          tokenIsNew: false,
          logUrl: '',
        };
        const api = change(apiFor(shop, guest), answer.value);
        const page = await render(new Request(new URL(await address(api, fields), c.req.url)), {
          api,
          isFormPost: false,
          isCustomer: false,
          isAtRest: policy !== undefined,
          locationId: null,
          styleSheets,
        });
        c.header('cache-control', 'no-store');
        c.header('content-type', 'text/html; charset=utf-8');
        if (policy) c.header('content-security-policy', policy);
        return c.newResponse(await page.text(), page.status as 200);
      } catch (e) {
        return faultJson(c, e);
      }
    });
  });
  return app;
}

type Ask = (name: string, ...rest: unknown[]) => Promise<{ ok: boolean; value: unknown }>;

/** The same shop, except that `answer` answers the call `name`; it gets a function that asks the shop itself. */
export function answering(
  api: Call,
  name: string,
  answer: (ask: () => ReturnType<Ask>) => ReturnType<Ask>,
): Call {
  const ask = api as unknown as Ask;
  const call: Ask = (asked, ...rest) =>
    asked === name ? answer(() => ask(asked, ...rest)) : ask(asked, ...rest);
  return call as unknown as Call;
}

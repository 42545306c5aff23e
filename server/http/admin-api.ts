import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type AdminActionName, adminActions } from '../../contract/admin/actions.ts';
import { deviceDays } from '../account/known-device.ts';
import { dispatchAdmin, type StaffCaller } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { answerJson, crossSiteJson, faultJson, limitBody, noShopJson, withForm } from './call-wire.ts';
import { clientAddress } from './client-address.ts';
import { addressOf, isCrossSite, isSecure } from './request-facts.ts';

/** POST /admin/<group>/<action>: the wire of the back office, as that of shoppers (customer-api.ts) with a cookie of its own. */
export function adminApi(shop: Shop): Hono {
  const app = new Hono();
  app.post('/admin/:name{.+}', limitBody, async (c) => {
    if (isCrossSite(c)) return crossSiteJson(c);
    const name = c.req.param('name');
    const action = Object.hasOwn(adminActions, name) ? adminActions[name as AdminActionName] : undefined;
    return withForm(c, action, async ({ uuid, ...input }) => {
      const store = shop.stores.byHost(c.req.header('host') ?? '');
      if (!store) return noShopJson(c);
      const caller: StaffCaller = {
        store,
        token: getCookie(c, sessionCookie) ?? '',
        address: clientAddress(addressOf(c, shop)),
        agent: c.req.header('user-agent') ?? '',
        device: getCookie(c, deviceCookie) ?? '',
      };
      try {
        const key = typeof uuid === 'string' ? uuid : '';
        const answer = await dispatchAdmin(shop, caller, { name, input, uuid: key });
        sendCookies(c, shop, caller);
        return answerJson(c, answer);
      } catch (e) {
        return faultJson(c, e);
      }
    });
  });
  return app;
}

/**
 * No link from another site brings them, and no script reads them. A script on a page of the shop could still call the back
 * office with them: what runs there is the owner's choice (contract/paths.ts).
 */
const path = '/admin';
/** Lives as long as the browser is open. */
const sessionCookie = 'staff_session';
/** Opens nothing: tries from a browser that carries it are counted apart. */
const deviceCookie = 'staff_browser';

function sendCookies(c: Context, shop: Shop, { newToken, newDevice }: StaffCaller): void {
  const secure = isSecure(c, shop) || shop.env.BASE_URL.startsWith('https:');
  const kept = { path, secure, httpOnly: true, sameSite: 'Strict' } as const;
  if (newToken === '') deleteCookie(c, sessionCookie, { path, secure });
  else if (newToken !== undefined) setCookie(c, sessionCookie, newToken, kept);
  if (newDevice !== undefined)
    setCookie(c, deviceCookie, newDevice, { ...kept, maxAge: deviceDays * 86_400 });
}

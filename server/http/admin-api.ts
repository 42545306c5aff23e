import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type AdminActionName, adminActions } from '../../contract/admin/actions.ts';
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
        token: getCookie(c, cookie.name) ?? '',
        address: clientAddress(addressOf(c, shop)),
        agent: c.req.header('user-agent') ?? '',
      };
      try {
        const key = typeof uuid === 'string' ? uuid : '';
        const answer = await dispatchAdmin(shop, caller, { name, input, uuid: key });
        sendCookie(c, shop, caller);
        return answerJson(c, answer);
      } catch (e) {
        return faultJson(c, e);
      }
    });
  });
  return app;
}

/** No page of the shop sees it, and no link from another site brings it. It lives as long as the browser is open. */
const cookie = { name: 'staff_session', path: '/admin' };

function sendCookie(c: Context, shop: Shop, { newToken }: StaffCaller): void {
  if (newToken === undefined) return;
  const { name, path } = cookie;
  const secure = isSecure(c, shop);
  if (newToken === '') deleteCookie(c, name, { path, secure });
  else setCookie(c, name, newToken, { path, secure, httpOnly: true, sameSite: 'Strict' });
}

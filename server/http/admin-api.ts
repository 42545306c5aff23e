import { Hono } from 'hono';
import { type AdminActionName, adminActions } from '../../contract/admin/actions.ts';
import { dispatchAdmin } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { answerJson, crossSiteJson, faultJson, limitBody, noShopJson, withForm } from './call-wire.ts';
import { isDeskForm } from './desk-pages.ts';
import { isCrossSite } from './request-facts.ts';
import { sendStaffCookies, staffCallerOf } from './staff-caller.ts';

/** POST /admin/<group>/<action>: the wire of the back office, as that of shoppers (customer-api.ts) with a cookie of its own. */
export function adminApi(shop: Shop): Hono {
  const app = new Hono();
  app.post('/admin/:name{.+}', limitBody, async (c, next) => {
    const name = c.req.param('name');
    const action = Object.hasOwn(adminActions, name) ? adminActions[name as AdminActionName] : undefined;
    if (!action && isDeskForm(c)) return next();
    if (isCrossSite(c)) return crossSiteJson(c);
    return withForm(c, action, async ({ uuid, ...input }) => {
      const caller = staffCallerOf(c, shop);
      if (!caller) return noShopJson(c);
      try {
        const key = typeof uuid === 'string' ? uuid : '';
        const answer = await dispatchAdmin(shop, caller, { name, input, uuid: key });
        sendStaffCookies(c, shop, caller);
        return answerJson(c, answer);
      } catch (e) {
        return faultJson(c, e);
      }
    });
  });
  return app;
}

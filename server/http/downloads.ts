import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type Action, CallFailed } from '../../contract/action.ts';
import { type ActionName, actions } from '../../contract/actions.ts';
import type { download } from '../../contract/download.ts';
import * as m from '../../messages/compiled/messages.js';
import { dispatch } from '../call/dispatch.ts';
import type { Shop } from '../context.ts';
import { callerOf, isCrossSite } from './request-facts.ts';

/** GET /customer/<group>/<action>: the actions that answer with a file to keep (API-001, API-008). */
export function downloads(shop: Shop): Hono {
  const app = new Hono();
  app.get('/customer/:name{.+}', async (c, next) => {
    const name = c.req.param('name');
    if (!isDownload(name)) return next();
    if (isCrossSite(c)) return refused(c, m.refusal_cross_site(), 'cross_site', 403);
    const { uuid: _, log_url: __, store_id, session_id = '', ...input } = c.req.query();
    const caller = callerOf(c, shop, session_id);
    if (!caller) return refused(c, m.refusal_no_shop(), 'no_shop', 404);
    if (store_id && store_id !== String(caller.store.id)) {
      return refused(c, m.refusal_store_mismatch(), 'store_mismatch', 404);
    }
    try {
      const answer = await dispatch(shop, caller, { name, input });
      c.header('cache-control', 'private, no-store');
      if (!answer.ok) return refused(c, answer.error, answer.error_code, 404);
      const file = answer.value as z.output<typeof download>;
      c.header('content-type', file.type);
      c.header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]+/g, '-')}"`);
      return c.body(new Uint8Array(file.bytes));
    } catch (e) {
      if (e instanceof CallFailed) return refused(c, e.message, `http_${e.status}`, e.status);
      throw e;
    }
  });
  return app;
}

/** In the API's form; a person who followed a link in a browser reads the sentence alone. */
function refused(c: Context, error: string, error_code: string, status: number): Response {
  if (c.req.header('accept')?.includes('text/html')) return c.text(error, status as 404);
  return c.json({ error, error_code }, status as 404);
}

export function isDownload(name: string): boolean {
  return Object.hasOwn(actions, name) && (actions[name as ActionName] as Action).download === true;
}

import { Hono } from 'hono';
import type { z } from 'zod';
import { type Action, CallFailed } from '../../contract/action.ts';
import { type ActionName, actions } from '../../contract/actions.ts';
import type { download } from '../../contract/download.ts';
import type { Shop } from '../context.ts';
import { dispatch } from '../dispatch.ts';
import { callerOf, isCrossSite } from './request-facts.ts';

/** GET /customer/<group>/<action>: the actions that answer with a file to keep (API-001, API-008). */
export function downloads(shop: Shop): Hono {
  const app = new Hono();
  app.get('/customer/:name{.+}', async (c) => {
    if (isCrossSite(c)) return c.text('This request came from another site.', 403);
    const name = c.req.param('name');
    const { uuid: _, log_url: __, store_id, session_id = '', ...input } = c.req.query();
    const caller = callerOf(c, shop, session_id);
    if (!caller || !isDownload(name)) return c.text('Not found', 404);
    if (store_id && store_id !== String(caller.store.id)) {
      return c.text('This page belongs to another shop.', 404);
    }
    try {
      const answer = await dispatch(shop, caller, { name, input });
      c.header('cache-control', 'private, no-store');
      if (!answer.ok) return c.text(answer.error, 404);
      const file = answer.value as z.output<typeof download>;
      c.header('content-type', file.type);
      c.header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]+/g, '-')}"`);
      return c.body(new Uint8Array(file.bytes));
    } catch (e) {
      if (e instanceof CallFailed) return c.text(e.message, e.status as 500);
      throw e;
    }
  });
  return app;
}

export function isDownload(name: string): boolean {
  return Object.hasOwn(actions, name) && (actions[name as ActionName] as Action).download === true;
}

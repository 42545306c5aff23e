import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CallFailed } from '../../contract/action.ts';
import type { Shop } from '../context.ts';
import { type Caller, dispatch } from '../dispatch.ts';
import { callerOf, isCrossSite, isSecure } from './request-facts.ts';
import { sessionToken, setSessionCookie } from './session-cookie.ts';

/** A payload of text fields; files come with their own actions and limits. */
const maxBody = 1024 * 1024;

/** POST /customer/<group>/<action>: the wire of the customer API (architecture §2). */
export function customerApi(shop: Shop): Hono {
  const app = new Hono();
  const tooLarge = bodyLimit({
    maxSize: maxBody,
    onError: (c) => c.json({ error: 'This request is too large.', error_code: 'too_large' }, 413),
  });

  app.post('/customer/:name{.+}', tooLarge, async (c) => {
    if (isCrossSite(c)) {
      return c.json({ error: 'This request came from another site.', error_code: 'cross_site' }, 403);
    }
    const fields = await formFields(c.req.raw).catch(() => undefined);
    if (!fields) return c.json({ error: 'This request could not be read.', error_code: 'malformed' }, 400);
    const { uuid = '', session_id = '', log_url = '', store_id = '', ...input } = fields;
    const caller = callerOf(c, shop, session_id, log_url.slice(0, 2000));
    if (!caller) return c.json({ error: 'There is no shop at this address.', error_code: 'no_shop' }, 404);
    if (store_id && store_id !== String(caller.store.id)) {
      return c.json({ error: 'This page belongs to another shop.', error_code: 'store_mismatch' });
    }
    try {
      const name = c.req.param('name');
      const answer = await dispatch(shop, caller, { name, input, uuid: uuid.slice(0, 100) });
      if (caller.tokenIsNew) setSessionCookie(c, caller.token, isSecure(c, shop));
      c.header('cache-control', 'no-store');
      if (!answer.ok) {
        const { ok: _, ...refused } = answer;
        return c.json(refused);
      }
      return c.json(withSessionId(answer.value as object, c, caller, 'session_id' in fields));
    } catch (e) {
      if (!(e instanceof CallFailed)) throw e;
      const wait = /(\d+) seconds/.exec(e.message)?.[1];
      if (e.status === 429 && wait) c.header('retry-after', wait);
      const incident = e.incident ? { incident: e.incident } : {};
      return c.json({ error: e.message, error_code: `http_${e.status}`, ...incident }, e.status as 500);
    }
  });
  return app;
}

/**
 * A client that keeps the session id itself (decisions §0.10) is told a new one; a browser, whose cookie no script may
 * read, never is.
 */
function withSessionId(value: object, c: Context, caller: Caller, keepsItself: boolean): object {
  const isBrowser = sessionToken(c) !== '' || c.req.header('sec-fetch-site') !== undefined;
  if (!keepsItself || isBrowser || !caller.tokenIsNew || Array.isArray(value)) return value;
  return { ...value, session_id: caller.token };
}

/** The fields of a form-encoded body; of a repeated field the last. Throws when it is not form-encoded. */
async function formFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'multipart/form-data') {
    const fields: Record<string, string> = {};
    for (const [key, value] of await request.formData()) if (typeof value === 'string') fields[key] = value;
    return fields;
  }
  if (type !== 'application/x-www-form-urlencoded') {
    const body = await request.text();
    if (body === '') return {};
    throw new Error(`not a form: ${type}`);
  }
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

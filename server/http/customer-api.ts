import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Action, CallFailed } from '../../contract/action.ts';
import { type ActionName, actions } from '../../contract/actions.ts';
import { fileTooLarge } from '../../contract/search-file.ts';
import { type Caller, dispatch } from '../call/dispatch.ts';
import type { Shop } from '../context.ts';
import { findSession } from '../session/sessions.ts';
import { isDownload } from './downloads.ts';
import { type FormFields, FormRefused, isMultipart, readForm, type SentForm } from './read-form.ts';
import { askerOf, callerOf, isCrossSite, isSecure } from './request-facts.ts';
import type { RequestTurns } from './request-turns.ts';
import { sessionToken, setCookies } from './session-cookie.ts';

/** A payload of text fields; actions that take a file say how large it may be. */
const maxBody = 1024 * 1024;
const tooLarge = 'This request is too large.';
const formFaults = { 400: 'malformed', 413: 'too_large', 503: 'reader_busy' } as const;

/** POST /customer/<group>/<action>: the wire of the customer API (architecture §2). */
export function customerApi(shop: Shop, turns: RequestTurns): Hono {
  const app = new Hono();
  app.post('/customer/:name{.+}', limitBody, async (c) => {
    if (isCrossSite(c)) {
      return c.json({ error: 'This request came from another site.', error_code: 'cross_site' }, 403);
    }
    const name = c.req.param('name');
    const form = await readFields(c.req.raw, name).catch((e: unknown) => {
      if (e instanceof FormRefused) return e;
      throw e;
    });
    if (form instanceof FormRefused) {
      if (form.status === 503) c.header('retry-after', '60');
      return c.json({ error: form.message, error_code: formFaults[form.status] }, form.status);
    }
    try {
      return await answer(c, name, form.fields);
    } finally {
      form.done();
    }
  });
  return app;

  async function hasSession({ token, store }: Caller): Promise<boolean> {
    return token !== '' && (await findSession(shop.db, token, store.id)) !== null;
  }

  async function answer(c: Context, name: string, fields: FormFields): Promise<Response> {
    const { uuid, session_id, log_url, store_id, for_account, ...input } = textBases(fields);
    const caller = callerOf(c, shop, session_id, log_url.slice(0, 2000));
    if (!caller) return c.json({ error: 'There is no shop at this address.', error_code: 'no_shop' }, 404);
    if (store_id && store_id !== String(caller.store.id)) {
      return c.json({ error: 'This page belongs to another shop.', error_code: 'store_mismatch' });
    }
    try {
      if (isDownload(name)) throw new CallFailed('This file is fetched with GET.', 405);
      const asked = { name, input, uuid, forAccount: for_account };
      const work = () => dispatch(shop, caller, asked);
      const answer = waitsElsewhere.has(name)
        ? await work()
        : await turns.take(askerOf(c, caller, isShopping(name) || (await hasSession(caller))), work);
      setCookies(c, caller, isSecure(c, shop));
      c.header('cache-control', 'no-store');
      if (!answer.ok) {
        const { ok: _, ...refused } = answer;
        return c.json(refused);
      }
      return c.json(withSessionId(answer.value as object, c, caller, 'session_id' in fields));
    } catch (e) {
      if (!(e instanceof CallFailed)) throw e;
      if (e.wait) c.header('retry-after', String(e.wait));
      const incident = e.incident ? { incident: e.incident } : {};
      return c.json({ error: e.message, error_code: `http_${e.status}`, ...incident }, e.status as 500);
    }
  }
}

/** What is under /customer/ and is neither a call nor a file: said in the API's own form, as every fault of it. */
export function noSuchCall(c: Context): Response {
  const name = c.req.path.slice('/customer/'.length);
  if (!Object.hasOwn(actions, name)) {
    return c.json({ error: 'There is no such action.', error_code: 'http_404' }, 404);
  }
  const way = isDownload(name) ? 'GET' : 'POST';
  c.header('allow', way);
  return c.json({ error: `This action is called with ${way}.`, error_code: 'http_405' }, 405);
}

/**
 * Returns a new session id to clients that keep it themselves (decisions §0.10), but never to browsers: their cookie is
 * hidden from scripts.
 */
function withSessionId(value: object, c: Context, caller: Caller, keepsItself: boolean): object {
  const isBrowser = sessionToken(c) !== '' || c.req.header('sec-fetch-site') !== undefined;
  if (!keepsItself || isBrowser || !caller.tokenIsNew || Array.isArray(value)) return value;
  return { ...value, session_id: caller.token };
}

/** These wait for other hosts or for threads that have bounds of their own: a turn would stay taken while nothing is done. */
const waitsElsewhere = new Set<string>([
  'browse/url',
  'browse/file',
  'title/getLibroAudiobooks',
] satisfies ActionName[]);

/** What a purchase or a login is made of, and whatever changes something; the rest reads the catalogue. */
function isShopping(name: string): boolean {
  if (/^(session|cart|checkout|account|captcha)\//.test(name)) return true;
  return Object.hasOwn(actions, name) && actions[name as ActionName].changes;
}

/** The base fields of every call, '' for what is missing or no text, and the rest. */
function textBases(fields: FormFields) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    ...fields,
    uuid: text(fields.uuid),
    session_id: text(fields.session_id),
    log_url: text(fields.log_url),
    store_id: text(fields.store_id),
    for_account: text(fields.for_account),
  };
}

/** The limit of forms of fields. Those with a file are counted as they are read. */
const limitBody: MiddlewareHandler = (c, next) => (isMultipart(c.req.raw) ? next() : limitFields(c, next));
const limitFields = bodyLimit({
  maxSize: maxBody,
  onError: (c) => c.json({ error: tooLarge, error_code: 'too_large' }, 413),
});

/** The fields of a form; a file only for an action that takes one. Throws FormRefused. */
async function readFields(request: Request, name: string): Promise<SentForm> {
  if (isMultipart(request)) {
    const action: Action | undefined = Object.hasOwn(actions, name) ? actions[name as ActionName] : undefined;
    return readForm(request, action?.maxBytes ?? maxBody, action?.maxBytes ? fileTooLarge : tooLarge);
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const body = await request.text().catch(() => undefined);
  const isForm = type === 'application/x-www-form-urlencoded';
  if (body === undefined || (body !== '' && !isForm)) {
    throw new FormRefused(400, 'This request could not be read.');
  }
  return { fields: Object.fromEntries(new URLSearchParams(body)), done() {} };
}

import { type Context, Hono } from 'hono';
import { type Action, CallFailed } from '../../contract/action.ts';
import { type ActionName, actions } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { type Caller, dispatch } from '../call/dispatch.ts';
import { findSession } from '../call/sessions.ts';
import type { Shop } from '../context.ts';
import { answerJson, crossSiteJson, faultJson, limitBody, noShopJson, withForm } from './call-wire.ts';
import { isDownload } from './downloads.ts';
import type { FormFields } from './read-form.ts';
import { callerOf, isCrossSite, isSecure, requesterOf } from './request-facts.ts';
import type { RequestTurns } from './request-turns.ts';
import { sessionToken, setCookies } from './session-cookie.ts';

/** POST /customer/<group>/<action>: the wire of the customer API (architecture §2). */
export function customerApi(shop: Shop, turns: RequestTurns): Hono {
  const app = new Hono();
  app.post('/customer/:name{.+}', limitBody, async (c) => {
    if (isCrossSite(c)) return crossSiteJson(c);
    const name = c.req.param('name');
    return withForm(c, actionOf(name), (fields) => answer(c, name, fields));
  });
  return app;

  async function hasSession({ token, store }: Caller): Promise<boolean> {
    return token !== '' && (await findSession(shop.db, token, store.id)) !== null;
  }

  async function answer(c: Context, name: string, fields: FormFields): Promise<Response> {
    const { uuid, session_id, log_url, store_id, for_account, ...input } = textBases(fields);
    const caller = callerOf(c, shop, session_id, log_url.slice(0, 2000));
    if (!caller) return noShopJson(c);
    if (store_id && store_id !== String(caller.store.id)) {
      return c.json({ error: m.refusal_store_mismatch(), error_code: 'store_mismatch' });
    }
    try {
      if (isDownload(name)) throw new CallFailed('This file is fetched with GET.', 405);
      const asked = { name, input, uuid, forAccount: for_account };
      const work = () => dispatch(shop, caller, asked);
      const answer = waitsElsewhere.has(name)
        ? await work()
        : await turns.take(requesterOf(c, caller, isShopping(name) || (await hasSession(caller))), work);
      setCookies(c, caller, isSecure(c, shop));
      if (!answer.ok) return answerJson(c, answer);
      const value = withSessionId(answer.value as object, c, caller, 'session_id' in fields);
      return answerJson(c, { ok: true, value });
    } catch (e) {
      return faultJson(c, e);
    }
  }
}

const actionOf = (name: string): Action | undefined =>
  Object.hasOwn(actions, name) ? actions[name as ActionName] : undefined;

/** Answers addresses under /customer/ that are neither a call nor a file, in the API's own form. */
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

/** These wait for other hosts or for threads with limits of their own: they would hold a turn while doing nothing. */
const waitsElsewhere = new Set<string>([
  'browse/url',
  'browse/file',
  'title/getLibroAudiobooks',
] satisfies ActionName[]);

/** What a purchase or a login is made of, and whatever changes something; the rest reads the catalogue. */
function isShopping(name: string): boolean {
  if (/^(session|cart|checkout|account|captcha)\//.test(name)) return true;
  return actionOf(name)?.changes ?? false;
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

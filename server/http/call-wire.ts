import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Action, type Answer, CallFailed } from '../../contract/action.ts';
import { fileTooLarge } from '../../contract/search-file.ts';
import * as m from '../../messages/compiled/messages.js';
import { FormRefused, isMultipart, readForm, type SentForm } from './read-form.ts';

/** A payload of text fields; actions that take a file say how large it may be. */
const maxBody = 1024 * 1024;
const formFaults = { 400: 'malformed', 413: 'too_large', 503: 'reader_busy' } as const;

/** The limit of forms of fields. Those with a file are counted as they are read. */
export const limitBody: MiddlewareHandler = (c, next) =>
  isMultipart(c.req.raw) ? next() : limitFields(c, next);
const limitFields = bodyLimit({
  maxSize: maxBody,
  onError: (c) => c.json({ error: m.refusal_too_large(), error_code: 'too_large' }, 413),
});

/** Reads the form of a call and answers it; the response says what is wrong with a form that cannot be read. */
export async function withForm(
  c: Context,
  action: Action | undefined,
  answer: (fields: SentForm['fields']) => Promise<Response>,
): Promise<Response> {
  let form: SentForm;
  try {
    form = await readFields(c.req.raw, action);
  } catch (e) {
    if (!(e instanceof FormRefused)) throw e;
    if (e.status === 503) c.header('retry-after', '60');
    return c.json({ error: e.message, error_code: formFaults[e.status] }, e.status);
  }
  try {
    return await answer(form.fields);
  } finally {
    form.done();
  }
}

/** The fields of a form; a file only for an action that takes one. Throws FormRefused. */
async function readFields(request: Request, action: Action | undefined): Promise<SentForm> {
  if (isMultipart(request)) {
    return readForm(
      request,
      action?.maxBytes ?? maxBody,
      action?.maxBytes ? fileTooLarge() : m.refusal_too_large(),
    );
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const body = await request.text().catch(() => undefined);
  const isForm = type === 'application/x-www-form-urlencoded';
  if (body === undefined || (body !== '' && !isForm)) {
    throw new FormRefused(400, m.refusal_malformed());
  }
  return { fields: Object.fromEntries(new URLSearchParams(body)), done() {} };
}

/** The JSON of an answer: the value, or the refusal with `error` and `error_code`. */
export function answerJson(c: Context, answer: Answer<unknown>): Response {
  c.header('cache-control', 'no-store');
  if (answer.ok) return c.json(answer.value as object);
  const { ok: _, ...refused } = answer;
  return c.json(refused);
}

/** The JSON of a transport fault; throws anything else. */
export function faultJson(c: Context, e: unknown): Response {
  if (!(e instanceof CallFailed)) throw e;
  if (e.wait) c.header('retry-after', String(e.wait));
  const incident = e.incident ? { incident: e.incident } : {};
  return c.json({ error: e.message, error_code: `http_${e.status}`, ...incident }, e.status as 500);
}

export const crossSiteJson = (c: Context): Response =>
  c.json({ error: m.refusal_cross_site(), error_code: 'cross_site' }, 403);

export const noShopJson = (c: Context): Response =>
  c.json({ error: m.refusal_no_shop(), error_code: 'no_shop' }, 404);

import { type Answer, CallFailed, type Refused } from '../contract/action.ts';
import type { Call, CallOptions } from '../contract/call.ts';
import * as m from '../messages/compiled/messages.js';
import { addBaseFields } from './base-fields.ts';
import { followOwnSession, isOfAnotherCustomer, reloadPage } from './parts/session/page-customer.ts';
import { sessionMark } from './parts/session/saved-settings.ts';
import { keyOf, underKey } from './repeat-key.ts';
import { sendPatiently } from './send-patiently.ts';

const usualLimitMs = 30_000;

/**
 * The typed client of the browser: POST /customer/<action>, form-encoded, with the base fields (API-003). The session
 * travels in its cookie. A call that the shop is too busy for is repeated (send-patiently.ts); one whose answer was lost keeps its
 * uuid (repeat-key.ts).
 */
export const call: Call = ((name: string, input: Record<string, unknown>, options: CallOptions = {}) =>
  underKey(keyOf(name, input), options, (uuid) => overHttp(name, input, options, uuid))) as Call;

async function overHttp(
  name: string,
  input: Record<string, unknown>,
  options: CallOptions,
  uuid: string,
): Promise<Answer<unknown>> {
  if (name !== 'session/get' && isOfAnotherCustomer()) throw new CallFailed(reloadPage(), 0);
  const mark = sessionMark();
  const body = encode(input);
  addBaseFields(body, uuid);
  const { status, answer } = await sendPatiently(() => send(name, body, options), body, options.signal);
  followOwnSession(mark);
  if (status < 200 || status > 299 || answer === null) {
    const told = answer as { error?: string; incident?: string } | null;
    throw new CallFailed(told?.error ?? m.common_error(), status, told?.incident);
  }
  if (typeof answer === 'object' && 'error_code' in answer) {
    if (answer.error_code === 'other_account') throw new CallFailed(reloadPage(), 0);
    return { ok: false, ...(answer as Refused) };
  }
  return { ok: true, value: answer };
}

interface Received extends Pick<Response, 'status' | 'headers'> {
  /** Null when it is no JSON. */
  answer: unknown;
}

/** One try, to the last byte of the answer. A connection that hangs counts as lost: by itself, fetch waits without end. */
async function send(
  name: string,
  body: URLSearchParams,
  { signal, timeLimitMs = usualLimitMs }: CallOptions,
): Promise<Received> {
  const ended = new AbortController();
  const end = () => ended.abort(signal?.reason);
  const timer = setTimeout(end, timeLimitMs);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  try {
    const response = await fetch(`/customer/${name}`, {
      method: 'POST',
      body,
      signal: ended.signal,
      headers: { accept: 'application/json' },
    });
    const { status, headers } = response;
    const text = await response.text();
    // The page of a proxy is no JSON, and counts as a lost answer unless it says when to come back.
    return { status, headers, answer: headers.has('retry-after') ? parsed(text) : JSON.parse(text) };
  } catch (e) {
    if (signal?.aborted) throw e;
    throw new CallFailed(m.common_unreachable(), 0);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Text as it is, everything else as JSON text; undefined fields are left out. */
function encode(input: Record<string, unknown>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    body.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return body;
}

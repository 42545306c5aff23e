import { randomUUID } from 'node:crypto';
import { type Action, type Answer, CallFailed, type RateLimit } from '../../contract/action.ts';
import { type ActionName, actions } from '../../contract/actions.ts';
import { withoutControls } from '../../contract/control-characters.ts';
import { handlers } from '../actions.ts';
import type { Context, Handler, Shop, TwoSteps } from '../context.ts';
import { DatabaseBusy, DatabaseDown, type Query, sqlState } from '../db/db.ts';
import { createSession, findSession, hashToken, holdSession, type Session } from '../session/sessions.ts';
import { accountKey, customerOf } from '../session/who.ts';
import type { Store } from '../store/stores.ts';
import { hasGate, isShutOut } from './gate.ts';
import { once, plain, sealedAs } from './idempotency.ts';
import { countInDatabase, memoryLimiter, shopIsBusy, tooManyRequests } from './rate-limit.ts';
import { Refusal, refuse } from './refusal.ts';

/** What dispatch knows of the caller; one per request, so that the calls of one page share a session. */
export interface Caller {
  store: Store;
  /** The session token the request brought, '' for none. Set when a call makes a session. */
  token: string;
  /** True once a call of this request has made a session: the cookie must be sent. */
  tokenIsNew: boolean;
  address: string;
  /** The page the call came from (log_url). */
  logUrl: string;
  /** How the browser names itself. */
  agent?: string;
  /** What the browser shows to be known by (account/known-device.ts). Set when a login makes it known. */
  device?: string;
  /** True once a call of this request has made the browser known: the cookie must be sent. */
  deviceIsNew?: boolean;
}

export interface CallRequest {
  name: string;
  input: unknown;
  /** Idempotency key; reads do without. */
  uuid?: string;
  /** Whom the page was drawn for (`user.for_account`), '' when it does not say. */
  forAccount?: string;
}

const inMemory = memoryLimiter();

/**
 * The only road of a call, from HTTP and from server rendering alike: find, validate, rate limit, session, may-call,
 * transaction and idempotency, handler, refusal or incident, one log line.
 * Throws `CallFailed` for transport faults (404, 429, 500, 503); everything expected comes back as an answer.
 */
export async function dispatch(
  shop: Shop,
  caller: Caller,
  { name, input, uuid = '', forAccount = '' }: CallRequest,
): Promise<Answer<unknown>> {
  const started = performance.now();
  const line: Record<string, unknown> = { action: name.slice(0, 60), store: caller.store.webstoreName };
  try {
    if (!Object.hasOwn(actions, name)) throw new CallFailed('There is no such action.', 404);
    const action: Action = actions[name as ActionName];
    if (!action.atGate) await keepGate(shop, caller);
    const checked = action.input.safeParse(input);
    if (!checked.success) {
      // Only sentences written for shoppers leave the house; the validator's own are for programmers.
      const fields = checked.error.issues.map((i) => ({
        field: i.path.join('.'),
        message: isOurs(i) ? i.message : 'Please check this field.',
      }));
      const own = fields.find((f) => f.message !== 'Please check this field.');
      throw refuse('invalid_input', own?.message ?? 'Please check what you entered and try again.', {
        fields,
      });
    }
    const needed = action.session !== 'none' || action.limit;
    const known = needed && caller.token ? await findSession(shop.db, caller.token, caller.store.id) : null;
    await limit(shop, caller, known, name, action);
    const asked = { name: name as ActionName, input: checked.data, uuid: keyOf(uuid), forAccount };
    const value = await answer(shop, caller, action.session === 'none' ? null : known, asked);
    if (shop.env.NODE_ENV !== 'production') checkOutput(name, action, value);
    line.outcome = 'ok';
    return { ok: true, value };
  } catch (e) {
    if (e instanceof Refusal) {
      line.outcome = e.code;
      const data = e.data === undefined ? {} : { error_data: e.data };
      return { ok: false, error: e.message, error_code: e.code as never, ...data };
    }
    if (e instanceof CallFailed) {
      line.outcome = e.status;
      throw e;
    }
    if (e instanceof DatabaseBusy) {
      line.outcome = 'busy';
      shop.log.warn({ ...line, err: e }, 'call refused');
      throw shopIsBusy();
    }
    line.outcome = 'failed';
    line.incident = randomUUID();
    shop.log.error({ ...line, err: e }, 'call failed');
    if (e instanceof DatabaseDown) {
      const sentence = 'The shop cannot reach its database just now. Please try again in a moment.';
      throw new CallFailed(sentence, 503, String(line.incident), 5);
    }
    const sentence = 'There was an error. We have been told; please try again later.';
    throw new CallFailed(sentence, 500, String(line.incident));
  } finally {
    line.ms = Math.round((performance.now() - started) * 10) / 10;
    shop.log.debug(line, 'call');
  }
}

/** Sentences of our own are set by `refine`, or stand in the schema and begin like this. */
function isOurs({ code, message }: { code: string; message: string }): boolean {
  return code === 'custom' || /^(Please|Required|Must)/.test(message);
}

/** Before anything is read of a call: what a private shop has is not told by the way it refuses either. */
async function keepGate(shop: Shop, { store, token }: Caller): Promise<void> {
  if (!hasGate(store)) return;
  const session = token ? await findSession(shop.db, token, store.id) : null;
  if (!isShutOut(store, session)) return;
  throw refuse('login_required', store.settings.login_required_message || 'Please log in to see this shop.');
}

async function limit(
  shop: Shop,
  caller: Caller,
  session: Session | null,
  name: string,
  { limit, changes }: Action,
): Promise<void> {
  if (!limit) return;
  const { calls, seconds, perAddress } = limit;
  const limits: { bucket: string; limit: RateLimit }[] = [];
  // Callers without a session share an IP address, maybe with a whole school: one shopper's limit must not apply to all.
  if (perAddress || !session) {
    limits.push({ bucket: `${name} ${caller.address}`, limit: { calls: perAddress ?? calls, seconds } });
  }
  // Count only valid session tokens: a made-up token per call would evade the limit.
  if (session) limits.push({ bucket: `${name} session ${session.id}`, limit: { calls, seconds } });
  for (const one of limits) {
    const wait = changes
      ? await countInDatabase(shop.db, one.bucket, one.limit)
      : inMemory(one.bucket, one.limit);
    if (wait > 0) throw tooManyRequests(wait);
  }
}

/** A client may send anything as its key; the database keeps no NUL and indexes nothing that is very long. */
const keyOf = (uuid: string) => withoutControls(uuid).slice(0, 100);

interface Asked extends CallRequest {
  name: ActionName;
}

/** Runs the handler with the session its action needs; a changing one in one transaction, session included. */
async function answer(
  shop: Shop,
  caller: Caller,
  known: Session | null,
  { name, input, uuid, forAccount }: Required<Asked>,
): Promise<unknown> {
  const action: Action = actions[name];
  const first = contextOf(shop, caller, known, shop.db, uuid);
  if (action.who === 'customer' && !customerOf(first)) {
    throw refuse('login_required', 'Please log in to do this.');
  }
  // Another window has logged in or out since: a change meant for one account must not reach another.
  if (action.changes && forAccount && forAccount !== accountKey(first)) {
    throw refuse('other_account', 'This page was made for another account. Please load it again.');
  }
  const handler = handlers[name] as Handler<ActionName> | TwoSteps<ActionName>;
  if (!action.changes) {
    if (typeof handler !== 'function') throw new Error(`${name} has two steps but changes nothing`);
    return handler(first, input as never);
  }

  const inside =
    typeof handler === 'function'
      ? (ctx: Context) => handler(ctx, input as never)
      : await handler.before(first, input as never);
  for (let attempt = 1; ; attempt++) {
    try {
      return await changing(shop, caller, { name, input, uuid, known, inside });
    } catch (e) {
      // Rolled back whole by a deadlock or a serialization failure: the same call again finds the way free.
      if (attempt === 3 || !/^40(P01|001)$/.test(sqlState(e))) throw e;
    }
  }
}

interface Change {
  name: ActionName;
  input: unknown;
  uuid: string;
  known: Session | null;
  inside: (ctx: Context) => Promise<unknown>;
}

/** One attempt at a changing call, in one transaction; the session it may need is made in it. */
async function changing(shop: Shop, caller: Caller, change: Change): Promise<unknown> {
  const { known, name } = change;
  const action: Action = actions[name];
  const uuid = change.uuid || randomUUID();
  let next: { session: Session; token: string } | undefined;
  let device: string | undefined;
  const result = await shop.db.tx(async (q) => {
    next = undefined;
    device = undefined;
    let session = known;
    let token = caller.token;
    if (!session && action.session === 'create') {
      next = await createSession(q, caller.store.id);
      ({ session, token } = next);
    }
    if (known?.customerId != null && !(await holdSession(q, known.id))) {
      throw refuse('session_expired', 'You have been logged out. Please log in again.');
    }
    const ctx = contextOf(shop, caller, session, q, uuid, {
      replaceSession(replaced, newToken) {
        next = { session: replaced, token: newToken };
      },
      keepDevice(cookie) {
        device = cookie;
      },
    });
    const key = {
      caller: hashToken(token),
      uuid,
      action: name,
      input: without(action.secrets, change.input),
    };
    const keeping = action.secretAnswer ? sealedAs(shop.secret, name) : plain;
    return once(q, key, () => change.inside(ctx), keeping);
  });
  // Only now: what a rolled back transaction made does not exist, and the shopper keeps what they came with.
  if (next) {
    caller.token = next.token;
    caller.tokenIsNew = true;
  }
  if (device !== undefined) {
    caller.device = device;
    caller.deviceIsNew = true;
  }
  return result;
}

/** The input without secret fields: even a hash of them would help an attacker who steals the database. */
function without(secrets: readonly string[] = [], input: unknown): unknown {
  if (secrets.length === 0) return input;
  return Object.fromEntries(Object.entries(input as object).filter(([field]) => !secrets.includes(field)));
}

function contextOf(
  shop: Shop,
  caller: Caller,
  session: Session | null,
  q: Query,
  uuid: string,
  leaves: Pick<Context, 'replaceSession' | 'keepDevice'> = {
    replaceSession: readsOnly,
    keepDevice: readsOnly,
  },
): Context {
  const { store } = caller;
  return {
    shop,
    q,
    store,
    session,
    locationId: session?.locationId ?? store.locations[0]?.location_id ?? null,
    showPrices: store.settings.guest_show_price || session?.customerId != null,
    now: shop.now(),
    uuid,
    address: caller.address,
    agent: caller.agent ?? '',
    device: caller.device ?? '',
    ...leaves,
  };
}

function readsOnly(): never {
  throw new Error('only a changing action gives the caller another cookie');
}

/** In development and tests an answer that is not what the contract says is a bug; in production it is not looked at. */
function checkOutput(name: string, action: Action, value: unknown): void {
  const result = action.output.safeParse(value);
  if (!result.success) throw new Error(`${name} answered what its contract does not allow: ${result.error}`);
}

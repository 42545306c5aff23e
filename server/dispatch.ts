import { randomUUID } from 'node:crypto';
import { type Action, type Answer, CallFailed } from '../contract/action.ts';
import { type ActionName, actions } from '../contract/actions.ts';
import { handlers } from './actions.ts';
import type { Context, Handler, Shop } from './context.ts';
import { DatabaseDown, type Query, sqlState } from './db/db.ts';
import { once, plain, sealedAs } from './idempotency.ts';
import { countInDatabase, memoryLimiter } from './rate-limit.ts';
import { Refusal, refuse } from './refusal.ts';
import { createSession, findSession, hashToken, type Session } from './session/sessions.ts';
import type { Store } from './store/stores.ts';

/** What dispatch knows of whoever calls; one per request, so that calls of one page share a session. */
export interface Caller {
  store: Store;
  /** The session token the request brought, '' for none. Set when a call makes a session. */
  token: string;
  /** True once a call of this request has made a session: the cookie must be sent. */
  tokenIsNew: boolean;
  address: string;
  /** The page the call came from (log_url). */
  logUrl: string;
}

export interface CallRequest {
  name: string;
  input: unknown;
  /** Idempotency key; reads do without. */
  uuid?: string;
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
  { name, input, uuid = '' }: CallRequest,
): Promise<Answer<unknown>> {
  const started = performance.now();
  const line: Record<string, unknown> = { action: name.slice(0, 60), store: caller.store.webstoreName };
  try {
    if (!Object.hasOwn(actions, name)) throw new CallFailed('There is no such action.', 404);
    const action: Action = actions[name as ActionName];
    const checked = action.input.safeParse(input);
    if (!checked.success) {
      // Only sentences written for shoppers leave the house; the validator's own are for programmers.
      const fields = checked.error.issues.map((i) => ({
        field: i.path.join('.'),
        message: /^(Please|Required|Must)/.test(i.message) ? i.message : 'Please check this field.',
      }));
      const own = fields.find((f) => f.message !== 'Please check this field.');
      throw refuse('invalid_input', own?.message ?? 'Please check what you entered and try again.', {
        fields,
      });
    }
    await limit(shop, caller, name, action);
    const value = await inSession(
      shop,
      caller,
      action,
      async (ctx) => {
        if (action.who === 'customer') throw refuse('login_required', 'Please log in to do this.');
        const run = () => (handlers[name as ActionName] as Handler<ActionName>)(ctx, checked.data as never);
        if (!action.changes) return run();
        const key = { caller: hashToken(caller.token), uuid: ctx.uuid, action: name, input: checked.data };
        return once(ctx.q, key, run, action.secretAnswer ? sealedAs(shop.secret, name) : plain);
      },
      uuid,
    );
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
    line.outcome = 'failed';
    line.incident = randomUUID();
    shop.log.error({ ...line, err: e }, 'call failed');
    if (e instanceof DatabaseDown) {
      const sentence = 'The shop cannot reach its database just now. Please try again in a moment.';
      throw new CallFailed(sentence, 503, String(line.incident));
    }
    const sentence = 'There was an error. We have been told; please try again later.';
    throw new CallFailed(sentence, 500, String(line.incident));
  } finally {
    line.ms = Math.round((performance.now() - started) * 10) / 10;
    shop.log.debug(line, 'call');
  }
}

async function limit(shop: Shop, caller: Caller, name: string, action: Action): Promise<void> {
  if (!action.limit) return;
  const bucket = `${name} ${caller.token ? hashToken(caller.token).slice(0, 32) : caller.address}`;
  const wait = action.changes
    ? await countInDatabase(shop.db, bucket, action.limit)
    : inMemory(bucket, action.limit);
  if (wait > 0) throw new CallFailed(`Too many requests. Please try again in ${wait} seconds.`, 429);
}

/** Runs `work` with the session the action needs; a changing action in one transaction, session included. */
async function inSession<T>(
  shop: Shop,
  caller: Caller,
  action: Action,
  work: (ctx: Context) => Promise<T>,
  uuid: string,
): Promise<T> {
  const known =
    action.session !== 'none' && caller.token
      ? await findSession(shop.db, caller.token, caller.store.id)
      : null;
  if (!action.changes) return work(contextOf(shop, caller, known, shop.db, ''));

  for (let attempt = 1; ; attempt++) {
    try {
      return await changing(shop, caller, action, known, work, uuid);
    } catch (e) {
      // Rolled back whole by a deadlock or a serialization failure: the same call again finds the way free.
      if (attempt === 3 || !/^40(P01|001)$/.test(sqlState(e))) throw e;
    }
  }
}

/** One attempt at a changing call, in one transaction; the session it may need is made in it. */
async function changing<T>(
  shop: Shop,
  caller: Caller,
  action: Action,
  known: Session | null,
  work: (ctx: Context) => Promise<T>,
  uuid: string,
): Promise<T> {
  const tokenBefore = caller.token;
  let made: { session: Session; token: string } | undefined;
  try {
    const result = await shop.db.tx(async (q) => {
      if (!known && action.session === 'create') {
        made = await createSession(q, caller.store.id);
        caller.token = made.token;
      }
      const session = known ?? made?.session ?? null;
      return work(contextOf(shop, caller, session, q, uuid || randomUUID()));
    });
    if (made) caller.tokenIsNew = true;
    return result;
  } catch (e) {
    // The session went with the transaction: the shopper keeps what they came with.
    caller.token = tokenBefore;
    throw e;
  }
}

function contextOf(shop: Shop, caller: Caller, session: Session | null, q: Query, uuid: string): Context {
  const { store } = caller;
  return {
    shop,
    q,
    store,
    session,
    locationId: session?.locationId ?? store.locations[0]?.location_id ?? null,
    showPrices: store.settings.guest_show_price || (session?.customerId ?? null) !== null,
    now: shop.now(),
    uuid,
    address: caller.address,
  };
}

/** In development and tests an answer that is not what the contract says is a bug; in production it is not looked at. */
function checkOutput(name: string, action: Action, value: unknown): void {
  const result = action.output.safeParse(value);
  if (!result.success) throw new Error(`${name} answered what its contract does not allow: ${result.error}`);
}

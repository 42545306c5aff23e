import { randomUUID } from 'node:crypto';
import { type Action, type Answer, CallFailed, type RateLimit } from '../../contract/action.ts';
import { withoutControls } from '../../contract/control-characters.ts';
import * as m from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import type { AfterCommit, Shop, Work } from '../context.ts';
import { DatabaseBusy, DatabaseDown, sqlState } from '../db/db.ts';
import { isFull } from '../db/is-full.ts';
import type { Store } from '../store/stores.ts';
import { once, plain, sealedAs, wasAnswered } from './idempotency.ts';
import { withNeeds } from './needed-first.ts';
import { countInDatabase, memoryLimiter, shopIsBusy, tooManyRequests } from './rate-limit.ts';
import { Refusal, refuse } from './refusal.ts';

/** What dispatch knows of any caller. A road adds its own, such as a session token or a signed body. */
export interface BaseCaller {
  store: Store;
  address: string;
}

export interface CallRequest {
  name: string;
  input: unknown;
  /** Idempotency key; reads do without. */
  uuid?: string;
  /** The account the page was drawn for (`user.for_account`), '' when it does not say. */
  forAccount?: string;
}

/** One call on its way, as a road sees it. */
export interface Visit<C, S> {
  shop: Shop;
  caller: C;
  action: Action;
  session: S | null;
  request: CallRequest;
}

/**
 * A change with work that must not hold a transaction open. `before` does that work and returns the part that runs inside the
 * transaction. `after` runs after the commit and turns the transaction's result into the answer. A repeated call skips
 * `before` (it would refuse a password that the first call has changed) but runs `after` again, so `after` must be idempotent.
 */
interface Steps<X> {
  before(ctx: X, input: never): Promise<(ctx: X) => Promise<unknown>>;
  after?(ctx: X, committed: never, input: never): Promise<unknown>;
}
type AnyHandler<X> = ((ctx: X, input: never) => Promise<unknown>) | Steps<X>;

/** One API: its actions, their handlers, and how its callers are known. `S` is its session, `X` its handlers' context. */
export interface Road<C extends BaseCaller, S extends { id: number }, X> {
  /** First part of the path, such as 'customer'. */
  name: string;
  actions: Readonly<Record<string, Action>>;
  handlers: Readonly<Record<string, AnyHandler<X>>>;
  /** Finds the caller's session; null without one, or for an action that needs none. */
  identify(shop: Shop, caller: C, action: Action): Promise<S | null>;
  /**
   * Throws the refusal for a caller who may not call this action, or `CallFailed` where the wire needs another status than
   * 200. Runs before the input is read.
   */
  allow(visit: Visit<C, S>): void;
  /** Whose idempotency keys are this caller's; null for one whose calls are never repeated. */
  owner(visit: Visit<C, S>): string | null;
  /** The context for reads, and for the step before a transaction. */
  context(visit: Visit<C, S>, work: Work): X;
  /** Begins a change inside its transaction. */
  enter(visit: Visit<C, S>, work: Work): Promise<Entered<X>>;
}

interface Change<X> {
  uuid: string;
  input: unknown;
  /** The part inside the transaction. */
  inside: (ctx: X) => Promise<unknown>;
}

interface Entered<X> {
  ctx: X;
  /** Whose idempotency key it is: `Road.owner`, or a new one. */
  owner: string;
  /** Runs in the transaction after the handler has succeeded. */
  leave?(): Promise<void>;
}

export type Dispatch<C> = (shop: Shop, caller: C, request: CallRequest) => Promise<Answer<unknown>>;

/**
 * Makes the function through which every call of a road goes, from HTTP and server rendering alike: find, identify, allow,
 * validate, rate limit, transaction and idempotency, handler, refusal or incident, one log line. Dispatch throws `CallFailed`
 * for transport faults (404, 429, 500, 503); everything expected comes back as an answer.
 */
export function createDispatch<C extends BaseCaller, S extends { id: number }, X>(
  road: Road<C, S, X>,
): Dispatch<C> {
  const inMemory = memoryLimiter();

  return async (shop, caller, request) => {
    const started = performance.now();
    const line: Record<string, unknown> = {
      action: `${road.name}/${request.name.slice(0, 60)}`,
      store: caller.store.webstoreName,
    };
    try {
      const { language } = caller.store.settings.store_info;
      const value = await inLanguage(language, () => call(shop, caller, request));
      line.outcome = 'ok';
      return { ok: true, value };
    } catch (e) {
      return refusedOrFailed(shop, e, line);
    } finally {
      line.ms = Math.round((performance.now() - started) * 10) / 10;
      shop.log.debug(line, 'call');
    }
  };

  async function call(shop: Shop, caller: C, request: CallRequest): Promise<unknown> {
    const { name } = request;
    const action = Object.hasOwn(road.actions, name) ? road.actions[name] : undefined;
    const handler = road.handlers[name];
    if (!action || !handler) throw new CallFailed('There is no such action.', 404);
    const session = await road.identify(shop, caller, action);
    const visit = { shop, caller, action, session, request };
    road.allow(visit);
    const input = checkedInput(action, request.input);
    await limit(visit);
    const value = await run(visit, handler, input);
    if (shop.env.NODE_ENV !== 'production') checkOutput(name, action, value);
    return value;
  }

  async function limit({ shop, caller, action, session, request }: Visit<C, S>): Promise<void> {
    if (!action.limit) return;
    const { calls, seconds, perAddress } = action.limit;
    const of = `${road.name} ${request.name}`;
    const limits: { bucket: string; limit: RateLimit }[] = [];
    // Callers without a session share an IP address, maybe with a whole school: one shopper's limit must not apply to all.
    if (perAddress || !session) {
      limits.push({ bucket: `${of} ${caller.address}`, limit: { calls: perAddress ?? calls, seconds } });
    }
    // Count only valid session tokens: a made-up token per call would evade the limit.
    if (session) limits.push({ bucket: `${of} session ${session.id}`, limit: { calls, seconds } });
    for (const one of limits) {
      const wait = action.changes
        ? await countInDatabase(shop.db, one.bucket, one.limit)
        : inMemory(one.bucket, one.limit);
      if (wait > 0) throw tooManyRequests(wait);
    }
  }

  async function run(visit: Visit<C, S>, handler: AnyHandler<X>, input: unknown): Promise<unknown> {
    const { shop, action, request } = visit;
    const uuid = keyOf(request.uuid ?? '');
    const outside = { q: shop.db, uuid, afterCommit: readsOnly };
    if (!action.changes) {
      if (typeof handler !== 'function') throw new Error(`${request.name} has two steps but changes nothing`);
      return withNeeds(() => handler(road.context(visit, outside), input as never));
    }
    const inside =
      typeof handler === 'function'
        ? (ctx: X) => handler(ctx, input as never)
        : (await isRepeated(visit, uuid))
          ? notAgain
          : await handler.before(road.context(visit, outside), input as never);
    const work = { uuid: uuid || randomUUID(), input, inside };
    const committed = await withNeeds(() => changeAgain(visit, work));
    const after = typeof handler === 'function' ? undefined : handler.after;
    if (!after) return committed;
    return withNeeds(() => after(road.context(visit, outside), committed as never, input as never));
  }

  async function isRepeated(visit: Visit<C, S>, uuid: string): Promise<boolean> {
    const caller = uuid && road.owner(visit);
    return caller ? wasAnswered(visit.shop.db, { caller, uuid }) : false;
  }

  async function changeAgain(visit: Visit<C, S>, work: Change<X>): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await change(visit, work);
      } catch (e) {
        // A deadlock or serialization failure rolled everything back: the same call can succeed now.
        if (attempt === 3 || !/^40(P01|001)$/.test(sqlState(e))) throw e;
      }
    }
  }

  /** One attempt at a change, in one transaction; then what waits for its commit. */
  async function change(visit: Visit<C, S>, { uuid, input, inside }: Change<X>): Promise<unknown> {
    const { shop, action, request } = visit;
    const after: (() => void | Promise<void>)[] = [];
    const result = await shop.db.tx(async (q) => {
      const { ctx, owner, leave } = await road.enter(visit, {
        q,
        uuid,
        afterCommit: (work) => after.push(work),
      });
      const key = { caller: owner, uuid, action: request.name, input: without(action.secrets, input) };
      const keeping = action.secretAnswer ? sealedAs(shop.secret, request.name) : plain;
      const handle = async () => {
        const value = await inside(ctx);
        await leave?.();
        return value;
      };
      return once(q, key, handle, keeping);
    });
    for (const work of after) {
      try {
        await work();
      } catch (err) {
        shop.log.error({ err, action: request.name }, 'a step after the transaction failed');
      }
    }
    return result;
  }
}

/** Turns an expected refusal into an answer; throws anything else as the fault that the wire reports. */
function refusedOrFailed(shop: Shop, e: unknown, line: Record<string, unknown>): Answer<never> {
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
  if (e instanceof DatabaseDown || isFull(e)) {
    const sentence = isFull(e) ? m.refusal_disk_full() : m.refusal_database_down();
    throw new CallFailed(sentence, 503, String(line.incident), 5);
  }
  const sentence = m.refusal_incident();
  throw new CallFailed(sentence, 500, String(line.incident));
}

function checkedInput(action: Action, input: unknown): unknown {
  const unclear = m.refusal_invalid_input_field();
  // Replaces the validator's own sentences, which are for programmers; sentences that a shape gives stay.
  const checked = action.input.safeParse(input, { error: () => unclear });
  if (checked.success) return checked.data;
  const fields = checked.error.issues.map(({ path, code, message }) => ({
    field: path.join('.'),
    code,
    message,
  }));
  const own = fields.find((f) => f.message !== unclear);
  throw refuse('invalid_input', own?.message ?? m.refusal_invalid_input(), { fields });
}

const notAgain = (): never => {
  throw new Error('a call that was answered is not done again');
};

/** A client may send anything as its key; the database keeps no NUL and indexes nothing that is very long. */
const keyOf = (uuid: string) => withoutControls(uuid).slice(0, 100);

/** The input without secret fields: even a hash of them would help an attacker who steals the database. */
function without(secrets: readonly string[] = [], input: unknown): unknown {
  if (secrets.length === 0) return input;
  return Object.fromEntries(Object.entries(input as object).filter(([field]) => !secrets.includes(field)));
}

const readsOnly: AfterCommit = () => {
  throw new Error('only a change has a commit to wait for');
};

/** In development and tests an answer that is not what the contract says is a bug; production does not check. */
function checkOutput(name: string, action: Action, value: unknown): void {
  const result = action.output.safeParse(value);
  if (!result.success) throw new Error(`${name} answered what its contract does not allow: ${result.error}`);
}

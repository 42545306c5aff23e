import type { Action } from '../../contract/action.ts';
import { actions } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { handlers } from '../actions.ts';
import type { Context, Work } from '../context.ts';
import type { Store } from '../store/stores.ts';
import { type BaseCaller, createDispatch, type Visit } from './create-dispatch.ts';
import { hasGate, isShutOut } from './gate.ts';
import { allowShopper } from './policy.ts';
import { refuse } from './refusal.ts';
import { holdSession } from './session-queries.ts';
import { createSession, findSession, hashToken, type Session } from './sessions.ts';
import { accountKey } from './who.ts';

/** What dispatch knows of a shopper; one per request, so that the calls of one page share a session. */
export interface Caller extends BaseCaller {
  /** The session token of the request, '' for none. A call that makes a session sets it. */
  token: string;
  /** True once a call of this request has made a session: the cookie must be sent. */
  tokenIsNew: boolean;
  /** The page the call came from (log_url). */
  logUrl: string;
  /** How the browser names itself. */
  agent?: string;
  /** The cookie that marks a known browser (account/known-device.ts). A login that makes it known sets it. */
  device?: string;
  /** True once a call of this request has made the browser known: the cookie must be sent. */
  deviceIsNew?: boolean;
}

type ShopperVisit = Visit<Caller, Session>;

/** Calls an action of the customer API. See `createDispatch`. */
export const dispatch = createDispatch<Caller, Session, Context>({
  name: 'customer',
  actions,
  handlers,

  async identify(shop, { token, store }, action) {
    const isNeeded = action.session !== 'none' || action.limit || isAtGate(store, action);
    return isNeeded && token ? findSession(shop.db, token, store.id) : null;
  },

  allow({ caller: { store }, action, session, request }) {
    // Before the input is read: a private shop must not show what it has by the way it refuses.
    if (isAtGate(store, action) && isShutOut(store, session)) {
      throw refuse(
        'login_required',
        store.settings.login_required_message || m.refusal_login_required_shop(),
      );
    }
    allowShopper(action.who, sessionFor(action, session));
    // Another window has logged in or out since: a change meant for one account must not reach another.
    const { forAccount } = request;
    if (action.changes && forAccount && forAccount !== accountKey({ session: sessionFor(action, session) })) {
      throw refuse('other_account', m.refusal_other_account());
    }
  },

  owner: ({ action, caller, session }) => (makesSession(action, session) ? null : hashToken(caller.token)),

  context: (visit, work) => contextOf(visit, sessionFor(visit.action, visit.session), work),

  async enter(visit, work) {
    const { caller, action } = visit;
    let session = sessionFor(action, visit.session);
    let token = caller.token;
    if (session?.customerId != null && !(await holdSession(work.q, session.id))) {
      throw refuse('session_expired', m.refusal_session_expired());
    }
    if (makesSession(action, session)) {
      ({ session, token } = await createSession(work.q, caller.store.id));
      sendToken(caller, token, work);
    }
    return { ctx: contextOf(visit, session, work), owner: hashToken(token) };
  },
});

const isAtGate = (store: Store, action: Action) => !action.atGate && hasGate(store);

/** An action without a session answers everyone alike. */
const sessionFor = (action: Action, session: Session | null) => (action.session === 'none' ? null : session);

const makesSession = (action: Action, session: Session | null) => !session && action.session === 'create';

/** After commit: a session that was rolled back does not exist, and the shopper keeps the one they came with. */
function sendToken(caller: Caller, token: string, { afterCommit }: Work): void {
  afterCommit(() => {
    caller.token = token;
    caller.tokenIsNew = true;
  });
}

function contextOf({ shop, caller }: ShopperVisit, session: Session | null, work: Work): Context {
  const { store } = caller;
  return {
    shop,
    store,
    session,
    locationId: session?.locationId ?? store.locations[0]?.location_id ?? null,
    showPrices: store.settings.guest_show_price || session?.customerId != null,
    now: shop.now(),
    address: caller.address,
    agent: caller.agent ?? '',
    device: caller.device ?? '',
    ...work,
    replaceSession: (token) => sendToken(caller, token, work),
    keepDevice: (cookie) =>
      work.afterCommit(() => {
        caller.device = cookie;
        caller.deviceIsNew = true;
      }),
  };
}

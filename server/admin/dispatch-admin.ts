import { adminActions } from '../../contract/admin/actions.ts';
import { type BaseCaller, createDispatch, type Visit } from '../call/create-dispatch.ts';
import { allowStaff } from '../call/policy.ts';
import { refuse } from '../call/refusal.ts';
import type { Work } from '../context.ts';
import { adminHandlers } from './actions.ts';
import { insertAuditEntry } from './audit/queries.ts';
import type { StaffContext } from './context.ts';
import { holdStaffSession } from './staff/queries.ts';
import { openStaffSession, type StaffSession } from './staff/staff-sessions.ts';

/** What dispatch knows of a caller of the back office. `token` is the one the request brought. */
export interface StaffCaller extends BaseCaller {
  agent: string;
  /** Set by a call that starts a session, or ends it (''): the cookie to send. */
  newToken?: string;
}

/** Calls an action of the back office. Each change leaves an audit entry. See `createDispatch`. */
export const dispatchAdmin = createDispatch<StaffCaller, StaffSession, StaffContext>({
  name: 'admin',
  actions: adminActions,
  handlers: adminHandlers,
  identify: async (shop, { token, store }) => (token ? openStaffSession(shop.db, token, store.id) : null),
  allow: ({ action, session }) => allowStaff(action.who, session),
  context: contextOf,

  async enter(visit, work) {
    const { caller, session, request } = visit;
    if (session && !(await holdStaffSession(work.q, session.id))) {
      throw refuse('login_required', 'You have been logged out. Please log in again.');
    }
    const ctx = contextOf(visit, work);
    const leave = () => {
      const { target, detail, actor } = ctx.audit;
      return insertAuditEntry(work.q, {
        storeId: caller.store.id,
        staffId: session?.staffId ?? actor?.staffId ?? null,
        actor: session?.email ?? actor?.email ?? '',
        action: request.name,
        target,
        detail,
        address: caller.address,
      });
    };
    return { ctx, owner: session ? `staff ${session.id}` : `staff at ${caller.address}`, leave };
  },
});

function contextOf({ shop, caller, session }: Visit<StaffCaller, StaffSession>, work: Work): StaffContext {
  return {
    shop,
    store: caller.store,
    session,
    now: shop.now(),
    address: caller.address,
    agent: caller.agent,
    audit: { target: '', detail: {} },
    ...work,
    sendToken: (token) =>
      work.afterCommit(() => {
        caller.newToken = token;
      }),
  };
}

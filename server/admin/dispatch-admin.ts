import { randomUUID } from 'node:crypto';
import type { Action } from '../../contract/action.ts';
import { adminActions } from '../../contract/admin/actions.ts';
import { type BaseCaller, createDispatch, type Visit } from '../call/create-dispatch.ts';
import { allowStaff } from '../call/policy.ts';
import { refuse } from '../call/refusal.ts';
import type { Work } from '../context.ts';
import { lockStore } from '../db/lock-row.ts';
import { adminHandlers } from './actions.ts';
import { insertAuditEntry } from './audit/queries.ts';
import type { StaffContext } from './context.ts';
import { holdStaffSession } from './staff/queries.ts';
import { openStaffSession, type StaffSession } from './staff/staff-sessions.ts';
import { entryKind } from './undo/entry-kind.ts';

/** What dispatch knows of a caller of the back office. */
export interface StaffCaller extends BaseCaller {
  /** The session token of the request, '' for none. */
  token: string;
  agent: string;
  /** The cookie that marks a known browser, '' for none. */
  device: string;
  /** Set by a call that starts a session, or ends it (''): the cookie to send. */
  newToken?: string;
  /** Set by a login: the cookie that makes the browser known. */
  newDevice?: string;
  /** The audit entries of its calls. */
  entries?: { id: number; canUndo: boolean }[];
}

/** The entry of the one change that a caller has made, if it can be undone. */
export function undoableOf({ entries = [] }: StaffCaller): number | undefined {
  const [entry] = entries;
  return entries.length === 1 && entry?.canUndo ? entry.id : undefined;
}

/** Calls an action of the back office. Each change leaves an audit entry (`isMore`: one for several). See `createDispatch`. */
export const dispatchAdmin = createDispatch<StaffCaller, StaffSession, StaffContext>({
  name: 'admin',
  actions: adminActions,
  handlers: adminHandlers,
  identify: async (shop, { token, store }) => (token ? openStaffSession(shop.db, token, store.id) : null),
  allow({ shop, action, session, request }) {
    try {
      allowStaff(action.who, session);
    } catch (e) {
      // OWASP ASVS 7.2.2: who tried what they may not.
      const { staffId = null } = session ?? {};
      shop.log.info(
        { action: `admin/${request.name}`, staff: staffId },
        'a call of the back office was refused',
      );
      throw e;
    }
  },
  // The only call without a session is the login. Its answer is not repeated: the cookie would be lost.
  owner: ({ session }) => keysOf(session),

  context: contextOf,

  async enter(visit, work) {
    const { caller, request, action } = visit;
    // Before the role is held: two who change each other's roles wait for one another, and neither goes on with a lost one.
    if (isAboutStaff(action)) await lockStore(work.q, caller.store.id);
    const session = await held(visit, work);
    allowStaff(action.who, session);
    const ctx = contextOf({ ...visit, session }, work);
    const leave = async () => {
      const { target, detail, actor, isMore, undoes, kept } = ctx.audit;
      if (isMore) return;
      const id = await insertAuditEntry(work.q, {
        storeId: caller.store.id,
        staffId: (actor ?? session)?.staffId ?? null,
        actor: (actor ?? session)?.email ?? '',
        action: undoes?.action ?? request.name,
        target,
        detail,
        address: caller.address,
        undoes: undoes?.id,
        kept,
      });
      const canUndo =
        !undoes && entryKind({ action: request.name, detail, kept: kept ?? null }) !== undefined;
      work.afterCommit(() => {
        caller.entries = [...(caller.entries ?? []), { id, canUndo }];
      });
    };
    return { ctx, owner: keysOf(session) ?? `staff ${randomUUID()}`, leave };
  },
});

const keysOf = (session: StaffSession | null) => session && `staff ${session.id}`;

const isAboutStaff = ({ who }: Action) => typeof who === 'object' && who.permission === 'staff:write';

/** The session with its current role: both may have changed since the call began. */
async function held(
  { caller, session }: Visit<StaffCaller, StaffSession>,
  { q }: Work,
): Promise<StaffSession | null> {
  if (!session) return null;
  const now = await holdStaffSession(q, session.id, caller.store.id);
  if (!now) throw refuse('login_required', 'You’ve been logged out. Please log in again.');
  return { ...session, role: now.role, locationId: now.location_id };
}

function contextOf({ shop, caller, session }: Visit<StaffCaller, StaffSession>, work: Work): StaffContext {
  return {
    shop,
    store: caller.store,
    session,
    now: shop.now(),
    address: caller.address,
    agent: caller.agent,
    device: caller.device,
    audit: { target: '', detail: {} },
    ...work,
    sendToken: (token) =>
      work.afterCommit(() => {
        caller.newToken = token;
      }),
    keepDevice: (cookie) =>
      work.afterCommit(() => {
        caller.newDevice = cookie;
      }),
  };
}

import type { AdminActionName, AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import type { Shop, Work } from '../context.ts';
import type { Store } from '../store/stores.ts';
import type { StaffSession } from './staff/staff-sessions.ts';

/** What a handler of the back office works with. */
export interface StaffContext extends Work {
  shop: Shop;
  store: Store;
  /** null only in actions that are for anyone. */
  session: StaffSession | null;
  now: Date;
  address: string;
  agent: string;
  /** The cookie that a browser is known by, '' for none (account/known-device.ts). */
  device: string;
  /** What the audit entry of this change says besides who and when. */
  audit: {
    target: string;
    detail: Record<string, unknown>;
    actor?: { staffId: number; email: string };
    /** For a deletion that can be undone: its entry's `kept`. */
    kept?: { version: number } & Record<string, unknown>;
    /** One more step of what the log already has: no entry of its own. */
    isMore?: boolean;
    /** For an undo: the entry whose change it takes back, and the action that makes such changes, by whose name it is noted. */
    undoes?: { id: number; action: string };
  };
  /** Sends this token as the session's cookie after commit; '' ends it. */
  sendToken(token: string): void;
  /** Sends this cookie, by which the browser is known, after commit. */
  keepDevice(cookie: string): void;
}

export type StaffHandler<N extends AdminActionName> = (
  ctx: StaffContext,
  input: AdminInput<N>,
) => Promise<AdminOutput<N>>;

/** A change with work that no transaction may wait for; see `TwoSteps` of the customer actions. */
export interface StaffSteps<N extends AdminActionName> {
  before(ctx: StaffContext, input: AdminInput<N>): Promise<(ctx: StaffContext) => Promise<AdminOutput<N>>>;
}

export type StaffHandlers<N extends AdminActionName> = { [K in N]: StaffHandler<K> | StaffSteps<K> };

/** The session of an action that is not for anyone: the policy lets no other caller in. */
export function theStaff({ session }: Pick<StaffContext, 'session'>): StaffSession {
  if (!session) throw new Error('the action is for staff');
  return session;
}

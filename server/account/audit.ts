import type { Context } from '../context.ts';
import { insertEvent } from './record-queries.ts';

/** What can happen to an account, as the audit log names it. */
export type EventKind =
  | 'created'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'password_asked'
  | 'password_reset'
  | 'password_changed'
  | 'password_wrong'
  | 'email_asked'
  | 'email_changed'
  | 'profile_changed'
  | 'sessions_ended'
  | 'link_asked'
  | 'link_agreed'
  | 'link_removed'
  | 'account_chosen'
  | 'data_given'
  | 'deleted';

/** Writes a line of the audit log. `detail` holds ids and counts, never a secret, a name or an address. */
export async function note(
  ctx: Pick<Context, 'q' | 'store' | 'address'>,
  kind: EventKind,
  customerId: number | null,
  detail: Record<string, number | string> = {},
): Promise<void> {
  await insertEvent(ctx.q, { storeId: ctx.store.id, customerId, kind, address: ctx.address, detail });
}

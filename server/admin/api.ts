import { type AdminActionName, adminActions } from '../../contract/admin/actions.ts';
import type { AdminCall } from '../../contract/admin/call.ts';
import type { Shop } from '../context.ts';
import { dispatchAdmin, type StaffCaller } from './dispatch-admin.ts';

/**
 * The typed client for pages of the back office: the same road as HTTP, without the wire. After a change it waits until this process
 * shows it: who saved something looks at the shop next.
 */
export function adminApiFor(shop: Shop, caller: StaffCaller): AdminCall {
  const call = async (name: AdminActionName, input: unknown, options?: { uuid?: string }) => {
    const answer = await dispatchAdmin(shop, caller, { name, input, uuid: options?.uuid ?? '' });
    if (answer.ok && adminActions[name].changes) {
      // It is saved. When the database is away right now, the next look finds the change.
      await shop.changes.refresh().catch(() => {});
    }
    return answer;
  };
  return call as AdminCall;
}

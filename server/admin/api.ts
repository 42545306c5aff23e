import type { AdminCall } from '../../contract/admin/call.ts';
import type { Shop } from '../context.ts';
import { dispatchAdmin, type StaffCaller } from './dispatch-admin.ts';

/** The typed client for pages of the back office: the same road as HTTP, without the wire. */
export function adminApiFor(shop: Shop, caller: StaffCaller): AdminCall {
  const call = (name: string, input: unknown, options?: { uuid?: string }) =>
    dispatchAdmin(shop, caller, { name, input, uuid: options?.uuid ?? '' });
  return call as AdminCall;
}

import type { AdminOutput } from '../../contract/admin/actions.ts';
import { dispatchAdmin, type StaffCaller } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';

/** Whether someone may change the catalogue of the whole shop: asked before a file is read, which may take minutes. */
export async function mayLoad(shop: Shop, caller: StaffCaller): Promise<boolean> {
  const answer = await dispatchAdmin(shop, caller, { name: 'staff/me', input: {} });
  if (!answer.ok) return false;
  const { permissions, location_id } = answer.value as AdminOutput<'staff/me'>;
  return permissions.includes('stock:write') && location_id === null;
}

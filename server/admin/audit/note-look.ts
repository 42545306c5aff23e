import { type StaffContext, theStaff } from '../context.ts';
import { insertAuditEntry } from './queries.ts';

/** Notes that someone looks at personal data. Changes leave their entries by themselves; most reads leave none. */
export async function noteLook(
  ctx: Pick<StaffContext, 'q' | 'store' | 'session' | 'address'>,
  action: string,
  target: string,
): Promise<void> {
  const { staffId, email } = theStaff(ctx);
  await insertAuditEntry(ctx.q, {
    storeId: ctx.store.id,
    staffId,
    actor: email,
    action,
    target,
    detail: {},
    address: ctx.address,
  });
}

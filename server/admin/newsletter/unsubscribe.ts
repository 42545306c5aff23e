import { unsubscribeByStaff } from '../../newsletter/staff-signups.ts';
import { type StaffHandler, theStaff } from '../context.ts';

export const unsubscribe: StaffHandler<'newsletter/unsubscribe'> = async (ctx, { id }) => {
  await unsubscribeByStaff(ctx.q, ctx.store.id, id, `staff ${theStaff(ctx).staffId}`);
  // The log outlives an address that has to be forgotten.
  ctx.audit.detail = { id };
  return {};
};

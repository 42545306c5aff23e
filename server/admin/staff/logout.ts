import { type StaffHandler, theStaff } from '../context.ts';
import { deleteStaffSession } from './queries.ts';

export const logout: StaffHandler<'staff/logout'> = async (ctx) => {
  await deleteStaffSession(ctx.q, theStaff(ctx).id);
  ctx.sendToken('');
  return {};
};

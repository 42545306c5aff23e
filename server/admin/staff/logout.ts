import type { StaffHandler } from '../context.ts';
import { deleteStaffSession } from './queries.ts';

export const logout: StaffHandler<'staff/logout'> = async (ctx) => {
  if (ctx.session) await deleteStaffSession(ctx.q, ctx.session.id);
  ctx.sendToken('');
  return {};
};

import type { StaffHandler } from '../context.ts';
import { checkProved } from './prove.ts';
import { removeMember } from './roles.ts';

export const remove: StaffHandler<'staff/remove'> = async (ctx, { email }) => {
  checkProved(ctx);
  const { email: target, role } = await removeMember(ctx.q, { storeId: ctx.store.id, email });
  ctx.audit.target = target;
  ctx.audit.detail = { before: { role } };
  return {};
};

import type { StaffHandler } from '../context.ts';
import { memberOf } from './get-list.ts';
import { checkProved } from './prove.ts';
import { changeRole } from './roles.ts';

export const setRole: StaffHandler<'staff/setRole'> = async (ctx, { email, role, location_id }) => {
  checkProved(ctx);
  const change = { storeId: ctx.store.id, email, role, locationId: location_id ?? null };
  const { before, after } = await changeRole(ctx.q, change);
  const of = ({ role, location_id }: typeof before) => ({ role, location_id });
  ctx.audit.target = after.email;
  ctx.audit.detail = { before: of(before), after: of(after) };
  return memberOf(after);
};

import { noteOnCustomer, theAccount } from '../../account/staff/customers.ts';
import { type StaffHandler, theStaff } from '../context.ts';

export const addNote: StaffHandler<'customer/addNote'> = async (ctx, { id, body }) => {
  const account = await theAccount(ctx.q, ctx.store.id, id, { forUpdate: true });
  ctx.audit.target = account.san;
  return { note_id: await noteOnCustomer(ctx.q, account, body, `staff ${theStaff(ctx).staffId}`) };
};

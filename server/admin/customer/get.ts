import { customerDetail, theAccount } from '../../account/staff/customers.ts';
import { exemptionsOf } from '../../tax/exemption.ts';
import { noteLook } from '../audit/note-look.ts';
import type { StaffHandler } from '../context.ts';

export const get: StaffHandler<'customer/get'> = async (ctx, { id }) => {
  const account = await theAccount(ctx.q, ctx.store.id, id);
  // By number: the log outlives a name that has to be forgotten.
  await noteLook(ctx, 'customer/get', account.san);
  return { ...(await customerDetail(ctx.q, account)), exemptions: await exemptionsOf(ctx.q, account.id) };
};

import { theAccount } from '../../account/staff/customers.ts';
import { mailPasswordLink, unlockAccount } from '../../account/staff/password-link.ts';
import type { StaffHandler } from '../context.ts';

export const sendPasswordLink: StaffHandler<'customer/sendPasswordLink'> = async (ctx, { id }) => {
  const account = await theAccount(ctx.q, ctx.store.id, id, { forUpdate: true });
  ctx.audit.target = account.san;
  await mailPasswordLink(ctx, account);
  return { recipient: account.email };
};

export const unlock: StaffHandler<'customer/unlock'> = async (ctx, { id }) => {
  const account = await theAccount(ctx.q, ctx.store.id, id, { forUpdate: true });
  ctx.audit.target = account.san;
  await unlockAccount(ctx, account);
  return {};
};

import { theAccount } from '../../account/staff/customers.ts';
import { endExemptions, saveExemption } from '../../tax/exemption.ts';
import type { StaffHandler } from '../context.ts';

export const exempt: StaffHandler<'customer/exempt'> = async (ctx, { id, valid_until, ...given }) => {
  const account = await theAccount(ctx.q, ctx.store.id, id, { forUpdate: true });
  const exemption = {
    ...given,
    country: given.country.toUpperCase(),
    region: given.region.toUpperCase(),
    valid_until: valid_until || null,
  };
  await saveExemption(ctx.q, account.id, exemption);
  ctx.audit.target = account.san;
  ctx.audit.detail = { after: exemption };
  return {};
};

export const taxed: StaffHandler<'customer/taxed'> = async (ctx, { id }) => {
  const account = await theAccount(ctx.q, ctx.store.id, id, { forUpdate: true });
  const before = await endExemptions(ctx.q, account.id);
  ctx.audit.target = account.san;
  ctx.audit.detail = { before };
  return { ended: before.length };
};

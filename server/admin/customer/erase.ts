import { forgetPerson } from '../../account/person.ts';
import { theAccount } from '../../account/staff/customers.ts';
import type { StaffHandler } from '../context.ts';
import { checkProved } from '../staff/prove.ts';

export const erase: StaffHandler<'customer/erase'> = async (ctx, { id, now }) => {
  checkProved(ctx);
  const account = await theAccount(ctx.q, ctx.store.id, id, { forUpdate: true });
  const { orders, forms, rsvps, alerts } = await forgetPerson(ctx.q, ctx.store.id, account.email, { now });
  ctx.audit.target = account.san;
  ctx.audit.detail = { orders: orders.over, waiting: orders.waiting, forms, rsvps, alerts };
  const until = orders.until && Math.floor(orders.until.getTime() / 1000);
  return { orders: orders.over, waiting: orders.waiting, until };
};

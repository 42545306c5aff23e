import { personData } from '../../account/person.ts';
import { theAccount } from '../../account/staff/customers.ts';
import { noteLook } from '../audit/note-look.ts';
import type { StaffHandler } from '../context.ts';
import { checkProved } from '../staff/prove.ts';

export const getData: StaffHandler<'customer/getData'> = async (ctx, { id }) => {
  checkProved(ctx);
  const { san, email } = await theAccount(ctx.q, ctx.store.id, id);
  await noteLook(ctx, 'customer/getData', san);
  return { account_number: san, data: (await personData(ctx.q, ctx.store.id, email)) ?? {} };
};

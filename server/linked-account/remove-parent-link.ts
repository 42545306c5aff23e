import * as m from '../../messages/compiled/messages.js';
import { note } from '../account/audit.ts';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { leaveParent, removeParent } from './queries.ts';

export const removeParentLink: Handler<'account/removeParentLink'> = async (ctx, { id }) => {
  const { id: customerId } = theCustomer(ctx);
  const removed = await removeParent(ctx.q, customerId, id);
  if (!removed) throw refuse('unknown_account', m.refusal_unknown_account_link());
  await leaveParent(ctx.q, removed);
  await note(ctx, 'link_removed', customerId, { account: id });
  return { success: true };
};

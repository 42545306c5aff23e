import * as m from '../../messages/compiled/messages.js';
import { note } from '../account/audit.ts';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { isElsewhere, mayBuyFor } from './institution.ts';
import { chooseCorp, findAccount } from './queries.ts';

export const setCorp: Handler<'account/setCorp'> = async (ctx, { corp_id }) => {
  const { id } = theCustomer(ctx);
  const account = (await mayBuyFor(ctx, id, corp_id)) ? await findAccount(ctx.q, corp_id) : undefined;
  if (!account || !ctx.session) throw refuse('unknown_account', m.refusal_unknown_account());
  // Orders for this account are placed at the former site (CORP-005), so it is neither personal nor institutional here.
  if (isElsewhere(ctx, account)) return { is_personal: false, is_institution: false };
  await chooseCorp(ctx.q, ctx.session.id, corp_id === id ? null : corp_id);
  await note(ctx, 'account_chosen', id, { account: corp_id });
  return { is_personal: corp_id === id && !account.is_institution, is_institution: account.is_institution };
};

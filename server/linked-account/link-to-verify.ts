import * as m from '../../messages/compiled/messages.js';
import { note } from '../account/audit.ts';
import { emailKey } from '../account/email-key.ts';
import { redeemToken, unknownToken } from '../account/tokens.ts';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { alreadyVerified, checkNotVerified } from './already-verified.ts';
import { corpOf } from './institution.ts';
import { agreeLink, findAccount, findAsking, lockParent } from './queries.ts';

export const linkToVerify: Handler<'account/linkToVerify'> = async (ctx, { token }) => {
  const { id } = theCustomer(ctx);
  await checkNotVerified(ctx, token, id);
  const { email, link_id } = await redeemToken(ctx, token, 'link');
  const child = await findAccount(ctx.q, id);
  const institution = link_id === null ? undefined : await findAsking(ctx.q, link_id);
  if (!child || !institution || link_id === null || institution.id === id) throw unknownToken();
  // The mail asks one person; another person with its link must not buy in their place.
  if (emailKey(child.email) !== emailKey(email)) {
    throw refuse('other_email', m.refusal_other_email());
  }
  await lockParent(ctx.q, institution.id);
  if (!(await agreeLink(ctx.q, link_id, id))) throw alreadyVerified();
  await note(ctx, 'link_agreed', id, { account: institution.id });
  return corpOf(ctx, institution);
};

import type { Handler } from '../context.ts';
import { readSignUpEmail } from './session-queries.ts';
import { spentSignUp } from './spent-sign-up.ts';
import { findToken, unknownToken } from './tokens.ts';

const purposes = ['sign_up', 'reset', 'new_email'] as const;

export const getEmailFromToken: Handler<'account/getEmailFromToken'> = async (ctx, { token }) => {
  if (token) {
    const row = await findToken(ctx.q, ctx.store.id, token, purposes);
    if (row) return { email: row.email };
    throw await spentSignUp(ctx, token, purposes);
  }
  const email = ctx.session ? await readSignUpEmail(ctx.q, ctx.session.id) : '';
  if (!email) throw unknownToken();
  return { email };
};

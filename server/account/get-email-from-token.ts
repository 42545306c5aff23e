import type { Handler } from '../context.ts';
import { readSignUpEmail } from './session-queries.ts';
import { findToken, unknownToken } from './tokens.ts';

export const getEmailFromToken: Handler<'account/getEmailFromToken'> = async (ctx, { token }) => {
  if (token) {
    const row = await findToken(ctx.q, ctx.store.id, token, ['sign_up', 'reset', 'new_email']);
    if (!row) throw unknownToken();
    return { email: row.email };
  }
  const email = ctx.session ? await readSignUpEmail(ctx.q, ctx.session.id) : '';
  if (!email) throw unknownToken();
  return { email };
};

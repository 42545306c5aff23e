import type { Handler } from '../context.ts';
import { findToken, unknownToken } from './tokens.ts';

export const getEmailFromToken: Handler<'account/getEmailFromToken'> = async (ctx, { token }) => {
  const row = await findToken(ctx.q, ctx.store.id, token, ['sign_up', 'reset', 'new_email']);
  if (!row) throw unknownToken();
  return { email: row.email };
};

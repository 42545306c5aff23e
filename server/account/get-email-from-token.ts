import type { Context, Handler } from '../context.ts';
import { refuse } from '../refusal.ts';
import { emailKey } from './email-key.ts';
import { findByLogin } from './queries.ts';
import { readSignUpEmail } from './session-queries.ts';
import { findSpent, findToken, spentToken, unknownToken } from './tokens.ts';

const purposes = ['sign_up', 'reset', 'new_email'] as const;

export const getEmailFromToken: Handler<'account/getEmailFromToken'> = async (ctx, { token }) => {
  if (token) {
    const row = await findToken(ctx.q, ctx.store.id, token, purposes);
    if (row) return { email: row.email };
    if (await hasMadeAccount(ctx, token)) {
      throw refuse('exists', 'Your account is already set up and ready to go!');
    }
    throw await spentToken(ctx, token, purposes);
  }
  const email = ctx.session ? await readSignUpEmail(ctx.q, ctx.session.id) : '';
  if (!email) throw unknownToken();
  return { email };
};

/** The link of the activation mail is followed a second time: whoever holds it holds the mailbox, and may be told. */
async function hasMadeAccount(ctx: Context, token: string): Promise<boolean> {
  const row = await findSpent(ctx, token, ['sign_up']);
  if (!row) return false;
  return (await findByLogin(ctx.q, ctx.store.id, emailKey(row.email), '')) !== undefined;
}

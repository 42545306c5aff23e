import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { readCart } from '../cart/cart.ts';
import type { Context, TwoSteps } from '../context.ts';
import { note } from './audit.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkProfile } from './check-profile.ts';
import { emailKey } from './email-key.ts';
import { insertCustomer } from './queries.ts';
import { readSignUpEmail } from './session-queries.ts';
import { signIn } from './sign-in.ts';
import { spentSignUp } from './spent-sign-up.ts';
import { findToken, redeemToken } from './tokens.ts';
import { readUser } from './user.ts';

export const create: TwoSteps<'account/create'> = {
  async before(ctx, { password, token, account_extra_fields, ...form }) {
    const email = await emailOf(ctx, token);
    const profile = checkProfile(ctx.store, form, account_extra_fields);
    checkNewPassword(password, email);
    const passwordHash = await ctx.shop.passwords.hash(password);
    return async (tx) => {
      if (token) await redeemToken(tx, token, 'sign_up');
      const account = { storeId: tx.store.id, email, emailKey: emailKey(email), passwordHash };
      const id = await insertCustomer(tx.q, account, profile);
      if (id === undefined) throw refuse('exists', m.refusal_exists());
      await note(tx, 'created', id);
      const { ctx: inside, merged } = await signIn(tx, id);
      const { cart } = await readCart(inside);
      const user = await readUser(inside);
      if (!user) throw new Error('the customer was not stored');
      return { user, cart, merged };
    };
  },
};

/** The address the account will have: that of the mailed link, or the one that was checked in this session. */
async function emailOf(ctx: Context, token: string | undefined): Promise<string> {
  if (token) {
    const row = await findToken(ctx.q, ctx.store.id, token, ['sign_up']);
    if (!row) throw await spentSignUp(ctx, token);
    return row.email;
  }
  if (ctx.store.settings.require_email_verification) {
    throw refuse('validation_required', m.refusal_validation_required());
  }
  const email = ctx.session ? await readSignUpEmail(ctx.q, ctx.session.id) : '';
  if (!email) throw refuse('no_email', m.form_email_input());
  return email;
}

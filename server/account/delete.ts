import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import { readCart } from '../cart/cart.ts';
import type { TwoSteps } from '../context.ts';
import { note } from './audit.ts';
import { emailKey } from './email-key.ts';
import { eraseAccount } from './erase-account.ts';
import { findCustomer, lockCustomer } from './queries.ts';
import { sessionAnswer } from './session-answer.ts';
import { signOut } from './sign-in.ts';
import { tryPassword } from './try-password.ts';

const wrongPassword = () => refuse('wrong_password', m.refusal_wrong_password());

export const remove: TwoSteps<'account/delete'> = {
  async before(ctx, { email_address, password }) {
    const account = await findCustomer(ctx.q, theCustomer(ctx).id);
    if (!account) throw refuse('login_required', m.refusal_login_required());
    if (emailKey(email_address) !== emailKey(account.email)) {
      throw refuse('wrong_email', m.refusal_wrong_email());
    }
    if (!(await tryPassword(ctx, account, emailKey(account.email), password))) {
      await note(ctx, 'password_wrong', account.id);
      throw wrongPassword();
    }
    return async (tx) => {
      if (!(await lockCustomer(tx.q, account))) throw wrongPassword();
      const after = await signOut(tx);
      await eraseAccount(tx.q, account);
      await note({ ...tx, address: '' }, 'deleted', null, { customer: account.id });
      const { cart } = await readCart(after);
      return sessionAnswer(after, cart);
    };
  },
};

import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { readCart } from '../cart/cart.ts';
import type { Context, TwoSteps } from '../context.ts';
import { note } from './audit.ts';
import { emailKey } from './email-key.ts';
import { type CustomerRow, findByLogin, holdCustomer, replaceHash } from './queries.ts';
import { sessionAnswer } from './session-answer.ts';
import { signIn } from './sign-in.ts';
import { tryPassword } from './try-password.ts';

const invalid = () => refuse('invalid_login', m.refusal_invalid_login());

export const login: TwoSteps<'account/login'> = {
  async before(ctx, { email_address, san, password }) {
    const typed = (email_address || san || '').normalize('NFC').trim();
    const key = typed.includes('@') ? emailKey(typed) : '';
    const account = await findByLogin(ctx.q, ctx.store.id, key, typed);
    const right = await tryPassword(ctx, account, key || typed, password);
    if (!account || !right) {
      await note(ctx, 'login_failed', account?.id ?? null);
      throw invalid();
    }
    await renewHash(ctx, account, password);
    return async (tx) => {
      // The password may have been changed since it was checked.
      if (!(await holdCustomer(tx.q, account))) throw invalid();
      await note(tx, 'login', account.id);
      const { ctx: inside, merged } = await signIn(tx, account.id);
      const { cart } = await readCart(inside);
      const staging = tx.shop.env.V1_STG;
      return { ...(await sessionAnswer(inside, cart)), merged, ...(staging ? { staging } : {}) };
    };
  },
};

/** Rehashes a password stored with cheaper settings: only at login is the password available. */
async function renewHash({ q, shop }: Context, account: CustomerRow, password: string): Promise<void> {
  if (shop.passwords.isDear(account.password_hash)) return;
  await replaceHash(q, account, await shop.passwords.hash(password));
}

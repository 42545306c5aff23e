import type { TwoSteps } from '../context.ts';
import { note } from './audit.ts';
import { checkNewPassword } from './check-new-password.ts';
import { findCustomer, updatePassword } from './queries.ts';
import { queueMail } from './queue-mail.ts';
import { endSessions } from './session-queries.ts';
import { rememberBrowser } from './sign-in.ts';
import { deleteTokens } from './token-queries.ts';
import { findToken, redeemToken, spentToken, unknownToken } from './tokens.ts';

export const resetPassword: TwoSteps<'account/resetPassword'> = {
  async before(ctx, { password, token }) {
    const found = await findToken(ctx.q, ctx.store.id, token, ['reset']);
    if (!found) throw await spentToken(ctx, token, ['reset']);
    checkNewPassword(password, found.email);
    const hash = await ctx.shop.passwords.hash(password);
    return async (tx) => {
      const { customer_id } = await redeemToken(tx, token, 'reset');
      const account = customer_id === null ? undefined : await findCustomer(tx.q, customer_id);
      if (!account) throw unknownToken();
      await updatePassword(tx.q, account.id, hash);
      await deleteTokens(tx.q, account.id, 'reset');
      // Log out every session of the old password, thief or owner.
      await endSessions(tx.q, account.id, { allBut: null });
      // The link proves that they own the mailbox: let them log in despite others' failed attempts.
      rememberBrowser(tx, account.id);
      await note(tx, 'password_reset', account.id);
      await queueMail(tx, account.email, { template: 'account-password-changed', name: account.first_name });
      return { success: true };
    };
  },
};

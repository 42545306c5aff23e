import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { checkHuman } from '../captcha/check-human.ts';
import type { TwoSteps } from '../context.ts';
import { note } from './audit.ts';
import { callbackPath } from './callback-path.ts';
import { emailKey } from './email-key.ts';
import { limitMails } from './limit-mails.ts';
import { findByLogin } from './queries.ts';
import { queueMail } from './queue-mail.ts';
import { issueToken } from './tokens.ts';

export const emailPasswordToken: TwoSteps<'account/emailPasswordToken'> = {
  async before(ctx, { email_address, callback_url, captcha }) {
    await checkHuman(ctx, captcha);
    return async (tx) => {
      const account = await findByLogin(tx.q, tx.store.id, emailKey(email_address), '');
      if (!account) throw refuse('unknown_email', m.refusal_unknown_email());
      await limitMails(tx, account.email);
      await note(tx, 'password_asked', account.id);
      const token = await issueToken(tx, {
        purpose: 'reset',
        email: account.email,
        customerId: account.id,
      });
      const path = callbackPath(callback_url, '/account/forgot', token);
      // To the address of the account, never to the one that was typed: they may only look the same.
      await queueMail(tx, account.email, { template: 'account-password', name: account.first_name, path });
      return { success: true };
    };
  },
};

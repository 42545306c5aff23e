import { checkHuman } from '../captcha/check-human.ts';
import type { TwoSteps } from '../context.ts';
import { callbackPath } from './callback-path.ts';
import { emailKey } from './email-key.ts';
import { limitMails } from './limit-mails.ts';
import { findByLogin } from './queries.ts';
import { queueMail } from './queue-mail.ts';
import { saveSignUpEmail } from './session-queries.ts';
import { issueToken } from './tokens.ts';

export const check: TwoSteps<'account/check'> = {
  async before(ctx, { email_address, callback_url, captcha }) {
    await checkHuman(ctx, captcha);
    return async (tx) => {
      const answer = { email_address, exists: false, validation_required: false, address: null };
      if (await findByLogin(tx.q, tx.store.id, emailKey(email_address), ''))
        return { ...answer, exists: true };
      if (!tx.session) throw new Error('the action creates a session');
      if (!tx.store.settings.require_email_verification) {
        await saveSignUpEmail(tx.q, tx.session.id, email_address);
        return answer;
      }
      await limitMails(tx, email_address);
      const token = await issueToken(tx, { purpose: 'sign_up', email: email_address });
      const path = callbackPath(callback_url, '/account/verify', token);
      await queueMail(tx, email_address, { template: 'account-sign-up', path });
      return { ...answer, validation_required: true };
    };
  },
};

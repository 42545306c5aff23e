import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, Submit, SubmitArgs } from '../../page-submit.ts';
import type { ProveHuman } from '../human-check/prove-human.ts';
import type { Outcome } from '../submit/form-outcome.ts';

/** ACCOUNT-060, ACCOUNT-063. */
const badEmail = m.account_bad_email;

export const cannotProve: ProveHuman = async () => undefined;

/** What both forms that mail a link send, or why they cannot. `page`: of this shop, which the mail's link opens. */
async function mailInput({ form, url }: SubmitArgs, page: string, prove: ProveHuman) {
  const email_address = String(form.get('email_address') ?? '');
  if (email_address.trim() === '') return { problems: { email_address: m.form_email_required() } };
  const captcha = await prove();
  if (captcha === undefined) return { sentence: m.account_needs_script_not_sent() };
  const back = safeBackPath(url.searchParams.get('back'));
  const address = url.origin + page;
  // A link in a mail must not become too long to be followed.
  const callback_url = back.length > 500 ? address : withBack(address, back);
  return { back, input: { email_address, callback_url, captcha } };
}

export interface EmailSent extends Done {
  email: string;
}
export interface SignUpBegun extends EmailSent {
  path: string;
}

/** First step of signing up (ACCOUNT-017, ACCOUNT-033..035). */
export const signUp =
  (prove: ProveHuman): Submit<SignUpBegun, Outcome> =>
  async (args) => {
    const { input, back = '/', ...wrong } = await mailInput(args, '/account/verify', prove);
    if (!input) return wrong;
    const answer = await args.api('account/check', input);
    if (!answer.ok) return { sentence: badEmail() };
    const { exists, validation_required, email_address: email } = answer.value;
    if (exists) {
      const ways = [
        { href: withBack('/account/login', back), label: m.account_login() },
        { href: withBack('/account/forgot', back), label: m.account_reset_password() },
      ];
      return { sentence: m.refusal_exists_set_up(), tone: 'info', ways };
    }
    const next = validation_required ? '/account/verify' : '/account/create';
    return { done: 'sign_up_begun', path: withBack(next, back), email };
  };

/** A forgotten password (ACCOUNT-022). */
export const askForPassword =
  (prove: ProveHuman): Submit<EmailSent, Outcome> =>
  async (args) => {
    const { input, back: _, ...wrong } = await mailInput(args, '/account/forgot', prove);
    if (!input) return wrong;
    const answer = await args.api('account/emailPasswordToken', input);
    if (answer.ok) return { done: 'password_asked', email: input.email_address.trim() };
    return { sentence: answer.error_code === 'unknown_email' ? answer.error : badEmail() };
  };

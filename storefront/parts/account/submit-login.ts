import type { Output } from '../../../contract/actions.ts';
import { withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type Outcome, outcomeOf } from '../submit/form-outcome.ts';

interface LoggedIn extends Done {
  answer: Output<'account/login'>;
}

/** Logs in with an email address or account number. Where to go on is up to the caller: the login page, or any page's header. */
export async function logIn(
  { api, form }: Pick<SubmitArgs, 'api' | 'form'>,
  back: string,
): Promise<LoggedIn | Outcome> {
  const name = String(form.get('name') ?? '');
  const password = String(form.get('password') ?? '');
  const problems = {
    ...(name.trim() === '' ? { name: m.form_email_required() } : {}),
    ...(password === '' ? { password: m.form_password_required() } : {}),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const answer = await api('account/login', { email_address: name, password });
  if (answer.ok) return { done: 'logged_in', answer: answer.value };
  const outcome = outcomeOf(answer);
  if (answer.error_code !== 'invalid_login') return outcome;
  return {
    ...outcome,
    hint: m.account_login_hint(),
    ways: [
      { href: withBack('/account/forgot', back), label: m.account_reset_password() },
      { href: withBack('/account/signup', back), label: m.account_create_an_account() },
    ],
  };
}

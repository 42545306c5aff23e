import type { Output } from '../../../contract/actions.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type Outcome, outcomeOf } from '../submit/form-outcome.ts';

interface LoggedIn extends Done {
  answer: Output<'account/login'>;
}

/** Logs in with an email address or account number. Where to go on is up to the caller: the login page, or any page's header. */
export async function logIn({ api, form }: Pick<SubmitArgs, 'api' | 'form'>): Promise<LoggedIn | Outcome> {
  const name = String(form.get('name') ?? '');
  const password = String(form.get('password') ?? '');
  const problems = {
    ...(name.trim() === '' ? { name: m.form_email_required() } : {}),
    ...(password === '' ? { password: m.form_password_required() } : {}),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const answer = await api('account/login', { email_address: name, password });
  return answer.ok ? { done: 'logged_in', answer: answer.value } : outcomeOf(answer);
}

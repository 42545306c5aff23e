import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type Outcome, outcomeOf, type Problems, valuesOf } from '../submit/form-outcome.ts';
import { modifyFields } from './current-password.tsx';
import type { DoneCode } from './done-sentences.ts';

export interface EmailDone extends Done {
  done: DoneCode;
  /** The new address, as typed. */
  email: string;
}

/** ACCOUNT-037, 056, 067, 070. */
export async function changeEmail({ api, form }: SubmitArgs): Promise<EmailDone | Outcome> {
  const { email_address = '', current_password = '' } = valuesOf(form);
  const problems: Problems = {};
  if (email_address.trim() === '') problems.email_address = m.form_email_required();
  if (current_password === '') problems.current_password = m.form_password_required();
  if (Object.keys(problems).length > 0) return { problems };
  const answer = await api('account/modify', { email_address, password: current_password });
  if (!answer.ok) return outcomeOf(answer, modifyFields);
  if (answer.value.exists) return { problems: { email_address: m.refusal_exists() } };
  const done = answer.value.validation_required ? 'email_asked' : 'email_changed';
  return { done, email: email_address.trim() };
}

interface EmailConfirmed extends Done {
  done: 'email_confirmed' | 'other_email_confirmed';
}

/** The link in the mail to a new address was followed (ACCOUNT-068, ACCOUNT-074); `form` holds its token. */
export async function confirmEmail({
  api,
  form,
}: Pick<SubmitArgs, 'api' | 'form'>): Promise<EmailConfirmed | Outcome> {
  const answer = await api('account/modify', { token: String(form.get('token') ?? '') });
  if (answer.ok) return { done: answer.value.user ? 'email_confirmed' : 'other_email_confirmed' };
  const sentence = answer.error;
  return answer.error_code === 'already_confirmed' ? { sentence, tone: 'info' } : { sentence };
}

import type { Session } from '../../../contract/session.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type Outcome, outcomeOf, type Problems, valuesOf } from '../submit/form-outcome.ts';
import { modifyFields } from './current-password.tsx';

export interface AccountErased extends Done {
  done: 'account_deleted';
  session: Session;
}

/** ACCOUNT-031, 072, 077. */
export async function deleteAccount({ api, form }: SubmitArgs): Promise<AccountErased | Outcome> {
  const { email_address = '', current_password = '' } = valuesOf(form);
  const problems: Problems = {};
  if (email_address.trim() === '') problems.email_address = m.form_email_required();
  if (current_password === '') problems.current_password = m.form_current_password_required();
  if (Object.keys(problems).length > 0) return { problems };
  const answer = await api('account/delete', { email_address, password: current_password });
  return answer.ok ? { done: 'account_deleted', session: answer.value } : outcomeOf(answer, modifyFields);
}

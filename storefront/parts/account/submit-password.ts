import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import type { Session } from '../../../contract/session.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type Outcome, outcomeOf, valuesOf } from '../submit/form-outcome.ts';
import { modifyFields } from './current-password.tsx';
import type { DoneCode } from './done-sentences.ts';
import { passwordProblems } from './password-fields.tsx';

/** ACCOUNT-039..042, 071. Every other browser is logged out by it. */
export async function changePassword({ api, form }: SubmitArgs): Promise<Done | Outcome> {
  const { current_password = '', new_password = '', confirm_password = '' } = valuesOf(form);
  const missing = current_password === '' ? { current_password: m.form_current_password_required() } : {};
  const problems = { ...missing, ...passwordProblems(new_password, confirm_password, 'new_password') };
  if (Object.keys(problems).length > 0) return { problems };
  const answer = await api('account/modify', { new_password, password: current_password });
  return answer.ok ? { done: 'password_changed' satisfies DoneCode } : outcomeOf(answer, modifyFields);
}

export interface PasswordReset extends Done {
  path: string;
  /** A password change ends the sessions of the old password. Null when it could not be fetched. */
  session: Session | null;
}

/** A new password, with the token of a mail in the page's address (ACCOUNT-023, ACCOUNT-064). */
export async function resetPassword({ api, form, url }: SubmitArgs): Promise<PasswordReset | Outcome> {
  const back = safeBackPath(url.searchParams.get('back'));
  const token = url.searchParams.get('token') ?? '';
  const { password = '', confirm_password = '' } = valuesOf(form);
  const problems = passwordProblems(password, confirm_password);
  if (Object.keys(problems).length > 0) return { problems };
  const answer = await api('account/resetPassword', { password, token });
  if (!answer.ok) {
    const again = { href: withBack('/account/forgot', back), label: m.account_send_a_new_link() };
    const ways = answer.error_code === 'unknown_token' ? [again] : [];
    return { ...outcomeOf(answer, { breached_password: 'password' }), ways };
  }
  const now = await api('session/get', {});
  const session = now.ok ? now.value : null;
  const path = session?.logged_in ? '/account/details' : withBack('/account/login', back);
  return { done: 'password_reset' satisfies DoneCode, path, isReportedThere: true, session };
}

import type { Output } from '../../../contract/actions.ts';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import { isPersonalPath } from '../../../contract/paths.ts';
import type { Session } from '../../../contract/session.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type Outcome, outcomeOf, reviewForm, valuesOf } from '../submit/form-outcome.ts';
import { passwordProblems } from './password-fields.tsx';
import { checkPlace, profileInput, profileOutcome, profileProblems } from './profile-values.ts';

export interface AccountCreated extends Done {
  path: string;
  /** Null when it could not be fetched. */
  session: Session | null;
  merged: Output<'account/create'>['merged'];
  /** `path` is the page that asked for the account. */
  isAsked: boolean;
}

/**
 * Goes on to the cart if it has items, else to 'Account Created' (ACCOUNT-036); a shopper who needed the account for some
 * page, such as an institution's request, returns to that page.
 */
export async function createAccount({ api, form, url }: SubmitArgs): Promise<AccountCreated | Outcome> {
  const back = safeBackPath(url.searchParams.get('back'));
  const token = url.searchParams.get('token');
  const values = valuesOf(form);
  const { password = '', confirm_password = '' } = values;
  const { provinces, ...place } = await checkPlace(api, values);
  const problems = {
    ...(await profileProblems(values)),
    ...place.problems,
    ...passwordProblems(password, confirm_password),
  };
  if (Object.keys(problems).length > 0) return { problems, sentence: reviewForm(), provinces };
  const input = { ...profileInput(values), ...place.changed, password, ...(token ? { token } : {}) };
  const answer = await api('account/create', input);
  if (!answer.ok) {
    const ways = waysOn(answer.error_code, back);
    // The session that knew the address is gone: perhaps with this account, whose answer was lost.
    if (answer.error_code === 'no_email') return { sentence: m.account_create_no_email(), ways, provinces };
    return { ...profileOutcome(outcomeOf(answer, { breached_password: 'password' })), ways, provinces };
  }
  const now = await api('session/get', {});
  const { cart, merged } = answer.value;
  const isAsked = isPersonalPath(back);
  const other = cart.items.length > 0 ? '/checkout/cart' : withBack('/account/finished', back);
  const path = isAsked ? back : other;
  return { done: 'account_created', path, session: now.ok ? now.value : null, merged, isAsked };
}

/** The link expired, or the account was created elsewhere while the form was open. */
function waysOn(code: string, back: string): Outcome['ways'] & object {
  if (code === 'exists') {
    return [
      { href: withBack('/account/login', back), label: m.account_login() },
      { href: withBack('/account/forgot', back), label: m.account_reset_password() },
    ];
  }
  const label = code === 'unknown_token' ? m.account_send_a_new_link() : m.account_create_an_account();
  const again = { href: withBack('/account/signup', back), label };
  if (code === 'no_email')
    return [{ href: withBack('/account/login', back), label: m.account_login() }, again];
  return code === 'unknown_token' || code === 'validation_required' ? [again] : [];
}

import { useNavigate } from 'react-router';
import { withBack } from '../../../contract/back-path.ts';
import { isPersonalPath } from '../../../contract/paths.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { outcomeOf, reviewForm } from './form-outcome.ts';
import { PasswordFields, passwordProblems } from './password-fields.tsx';
import { missingProvince, type Places } from './place-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { noInstitution, profileInput, profileOutcome, profileProblems } from './profile-values.ts';
import { tellMerged } from './use-login.ts';

/** The link expired, or the account was created elsewhere while the form was open. */
function waysOn(code: string, back: string) {
  if (code === 'exists') {
    return [
      { href: withBack('/account/login', back), label: 'Login' },
      { href: withBack('/account/forgot', back), label: 'Reset Password' },
    ];
  }
  const label = code === 'unknown_token' ? 'Send a new link' : 'Create an Account';
  const isOver = code === 'unknown_token' || code === 'no_email' || code === 'validation_required';
  return isOver ? [{ href: withBack('/account/signup', back), label }] : [];
}

interface CreateFormProps {
  email: string;
  token: string;
  /** Where the way to the account began. */
  back: string;
  countries: Places;
  provinces: Places;
}

/**
 * Last step of signing up. Goes on to the cart if it has items, else to 'Account Created' (ACCOUNT-036); a shopper who
 * needed the account for some page, such as an institution's request, returns to that page.
 */
export function CreateForm({ email, token, back, countries, provinces }: CreateFormProps) {
  const { setSession } = useSession();
  const { gated } = useSettings();
  const { show } = useToasts();
  const navigate = useNavigate();

  async function send(values: Record<string, string>, form: HTMLFormElement) {
    const { password = '', confirm_password = '' } = values;
    const found = await profileProblems(values);
    const problems = {
      ...found?.problems,
      ...missingProvince(form),
      ...passwordProblems(password, confirm_password),
    };
    if (Object.keys(problems).length > 0) return { problems, sentence: reviewForm };
    const input = { ...noInstitution, ...profileInput(values), password, ...(token ? { token } : {}) };
    const answer = await call('account/create', input);
    if (!answer.ok) {
      const ways = waysOn(answer.error_code, back);
      return { ...profileOutcome(outcomeOf(answer, { breached_password: 'password' })), ways };
    }
    const session = await call('session/get', {});
    if (session.ok) setSession(session.value);
    tellMerged(answer.value.merged, (message) => show({ message, duration: 10_000 }));
    const hasGoods = answer.value.cart.items.length > 0;
    const asked = isPersonalPath(back) ? back : null;
    const next = asked ?? (hasGoods ? '/checkout/cart' : withBack('/account/finished', back));
    if (asked) show({ tone: 'success', message: 'Account Created' });
    if (gated) window.location.replace(next);
    else await navigate(next, { replace: true });
    return undefined;
  }

  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <h1>Create an Account</h1>
      <p className={styles.lead}>
        Your account will be for <strong>{email}</strong>.
      </p>
      <AccountForm submit="Create Account" onSend={send}>
        {(problems) => (
          <>
            <ProfileFields user={null} problems={problems} countries={countries} provinces={provinces} />
            <PasswordFields problems={problems} />
          </>
        )}
      </AccountForm>
    </div>
  );
}

import { useRevalidator } from 'react-router';
import type { User } from '../../../contract/user.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-frame.module.css';
import { CurrentPassword, modifyFields } from './current-password.tsx';
import { outcomeOf } from './form-outcome.ts';
import { PasswordFields, passwordProblems } from './password-fields.tsx';

/** ACCOUNT-039..042, 071. Every other browser is logged out by it. */
export function ChangePassword({ user }: { user: User }) {
  const { revalidate } = useRevalidator();
  const { show } = useToasts();

  async function send({
    current_password = '',
    new_password = '',
    confirm_password = '',
  }: Record<string, string>) {
    const missing = current_password === '' ? { current_password: 'Current password required.' } : {};
    const problems = { ...missing, ...passwordProblems(new_password, confirm_password, 'new_password') };
    if (Object.keys(problems).length > 0) return { problems };
    const answer = await call('account/modify', { new_password, password: current_password });
    if (!answer.ok) return outcomeOf(answer, modifyFields);
    show({ tone: 'success', message: 'Password updated.' });
    await revalidate();
    return undefined;
  }

  return (
    <section className={styles.panel} aria-labelledby="change-password">
      <h2 id="change-password">Change Password</h2>
      <AccountForm clears submit="Change Password" onSend={send}>
        {(problems) => (
          <>
            <input
              type="hidden"
              name="username"
              autoComplete="username"
              value={user.email_address}
              readOnly
            />
            <CurrentPassword problems={problems} />
            <PasswordFields problems={problems} name="new_password" label="New Password" />
          </>
        )}
      </AccountForm>
    </section>
  );
}

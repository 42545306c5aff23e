import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { User } from '../../../contract/user.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-frame.module.css';
import { CurrentPassword, modifyFields } from './current-password.tsx';
import { outcomeOf, type Problems } from './form-outcome.ts';

/** What came of the link in a mail to a new address. */
export interface Confirmed {
  tone: 'info' | 'danger';
  sentence: string;
}

interface ChangeEmailProps {
  user: User;
  confirmed: Confirmed | null;
}

/** ACCOUNT-037, 056, 067, 070. */
export function ChangeEmail({ user, confirmed }: ChangeEmailProps) {
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const { show } = useToasts();
  const [asked, setAsked] = useState('');

  async function send({ email_address = '', current_password = '' }: Record<string, string>) {
    setAsked('');
    const problems: Problems = {};
    if (email_address.trim() === '') problems.email_address = 'Email address required.';
    if (current_password === '') problems.current_password = 'Password required.';
    if (Object.keys(problems).length > 0) return { problems };
    const answer = await call('account/modify', { email_address, password: current_password });
    if (!answer.ok) return outcomeOf(answer, modifyFields);
    if (answer.value.exists) {
      return { problems: { email_address: 'An account already exists with this email.' } };
    }
    if (answer.value.validation_required) setAsked(email_address.trim());
    else show({ tone: 'success', message: 'Email updated.' });
    await Promise.all([refresh(), revalidate()]);
    return undefined;
  }

  return (
    <section className={styles.panel} aria-labelledby="change-email">
      <h2 id="change-email">Change Email</h2>
      <p className={styles.soft}>Your email address is {user.email_address}.</p>
      <div role="status">
        {asked && (
          <Notice tone="success">
            <p>
              We sent an email to {asked}. Your address changes once you have followed the link in it; until
              then the old one counts.
            </p>
          </Notice>
        )}
      </div>
      <div role="alert">
        {confirmed && !asked && (
          <Notice tone={confirmed.tone}>
            <p>{confirmed.sentence}</p>
          </Notice>
        )}
      </div>
      <AccountForm clears submit="Change Email" onSend={send}>
        {(problems) => (
          <>
            <TextField
              name="email_address"
              type="email"
              label="New Email"
              autoComplete="email"
              inputMode="email"
              required
              maxLength={254}
              error={problems.email_address}
            />
            <CurrentPassword problems={problems} label="Password" />
          </>
        )}
      </AccountForm>
    </section>
  );
}

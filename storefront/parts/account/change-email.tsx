import { useState } from 'react';
import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { useSession } from '../session/session-provider.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import styles from './account-frame.module.css';
import { ConfirmEmail } from './confirm-email.tsx';
import { CurrentPassword } from './current-password.tsx';
import { DoneNotice } from './done-notice.tsx';
import { confirmationSentText, doneSentences } from './done-sentences.ts';
import type { EmailDone } from './submit-email.ts';
import type { Confirmed } from './use-confirmed-email.ts';

interface ChangeEmailProps {
  user: User;
  /** Token of the mail that confirms a new address; '' for none. */
  token: string;
  confirmed: Confirmed | null;
}

/** ACCOUNT-037, 056, 067, 070. */
export function ChangeEmail({ user, token, confirmed }: ChangeEmailProps) {
  const { refresh } = useSession();
  const { show } = useToasts();
  const posted = usePosted('email');
  const [asked, setAsked] = useState('');

  async function follow({ done, email }: EmailDone) {
    if (done === 'email_asked') setAsked(email);
    else show({ tone: 'success', message: doneSentences[done]() });
    await refresh();
  }

  return (
    <section className={styles.panel} aria-labelledby="change-email">
      <h2 id="change-email">{m.account_change_email()}</h2>
      <p className={styles.soft}>{m.account_email_is({ email: user.email_address })}</p>
      <DoneNotice of={['email_asked', 'email_changed', 'email_confirmed', 'other_email_confirmed']} />
      <div role="status">
        {asked && (
          <Notice tone="success">
            <p>{confirmationSentText(asked)}</p>
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
      {token && <ConfirmEmail token={token} />}
      <SubmitForm<EmailDone>
        clears
        label={m.account_change_email()}
        hidden={{ intent: 'email' }}
        posted={posted}
        action="/account/details#change-email"
        onStart={() => setAsked('')}
        onDone={follow}
      >
        {(problems) => (
          <>
            <TextField
              name="email_address"
              type="email"
              label={m.account_new_email()}
              autoComplete="email"
              inputMode="email"
              required
              maxLength={254}
              defaultValue={posted?.typed?.email_address}
              error={problems.email_address}
            />
            <CurrentPassword problems={problems} label={m.account_password()} />
          </>
        )}
      </SubmitForm>
    </section>
  );
}

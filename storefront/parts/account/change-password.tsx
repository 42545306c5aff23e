import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import styles from './account-frame.module.css';
import { CurrentPassword } from './current-password.tsx';
import { DoneNotice } from './done-notice.tsx';
import { doneSentences } from './done-sentences.ts';
import { PasswordFields } from './password-fields.tsx';

/** ACCOUNT-039..042, 071. */
export function ChangePassword({ user }: { user: User }) {
  const { show } = useToasts();
  const posted = usePosted('password');
  return (
    <section className={styles.panel} aria-labelledby="change-password">
      <h2 id="change-password">{m.account_change_password()}</h2>
      <DoneNotice of={['password_changed']} />
      <SubmitForm
        clears
        label={m.account_change_password()}
        hidden={{ intent: 'password' }}
        posted={posted}
        action="/account/details#change-password"
        onDone={() => void show({ tone: 'success', message: doneSentences.password_changed() })}
      >
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
            <PasswordFields problems={problems} name="new_password" label={m.account_new_password()} />
          </>
        )}
      </SubmitForm>
    </section>
  );
}

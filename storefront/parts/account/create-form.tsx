import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useNavigate } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import { countRegistration } from '../tracking/count-registration.ts';
import styles from './account-form.module.css';
import { tellMerged } from './merged-text.ts';
import { PasswordFields } from './password-fields.tsx';
import type { Places } from './place-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';
import type { AccountCreated } from './submit-create.ts';

interface CreateFormProps {
  email: string;
  countries: Places;
  provinces: Places;
}

/** Last step of signing up. */
export function CreateForm({ email, countries, provinces }: CreateFormProps) {
  const { setSession } = useSession();
  const posted = usePosted('create');
  const { gated } = useSettings();
  const { show } = useToasts();
  const navigate = useNavigate();

  async function follow({ path, session, merged, isAsked }: AccountCreated) {
    if (session) setSession(session);
    // A new session clears what the tab has kept.
    countRegistration();
    tellMerged(merged, (message) => show({ message, duration: 10_000 }));
    if (isAsked) show({ tone: 'success', message: m.account_created() });
    if (gated) window.location.replace(path);
    else await navigate(path, { replace: true });
  }

  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <h1>{m.account_create_an_account()}</h1>
      <p className={styles.lead}>
        <ParaglideMessage
          message={m.account_will_be_for}
          inputs={{ email }}
          markup={{ strong: ({ children }) => <strong>{children}</strong> }}
        />{' '}
        {m.account_sign_up_lead()}
      </p>
      <SubmitForm<AccountCreated>
        label={m.account_create_account()}
        hidden={{ intent: 'create' }}
        posted={posted}
        onDone={follow}
      >
        {(problems) => (
          <ProfileFields
            user={null}
            heading="h2"
            problems={problems}
            posted={posted}
            countries={countries}
            provinces={provinces}
            password={
              <div className={styles.grid}>
                <PasswordFields problems={problems} />
              </div>
            }
          />
        )}
      </SubmitForm>
    </div>
  );
}

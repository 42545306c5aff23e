import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { useSession } from '../session/session-provider.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import styles from './account-frame.module.css';
import { CurrentPassword } from './current-password.tsx';
import { DoneNotice } from './done-notice.tsx';
import { doneSentences } from './done-sentences.ts';
import type { Places } from './place-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';

interface ProfileFormProps {
  user: User;
  countries: Places;
  provinces: Places;
}

export function ProfileForm({ user, countries, provinces }: ProfileFormProps) {
  const { refresh } = useSession();
  const posted = usePosted('profile');
  const { show } = useToasts();

  async function follow(_: unknown, form: HTMLFormElement) {
    show({ tone: 'success', message: doneSentences.profile_saved() });
    const password = form.elements.namedItem('current_password');
    if (password instanceof HTMLInputElement) password.value = '';
    await refresh();
  }

  return (
    <section className={styles.panel} aria-labelledby="profile">
      <h2 id="profile">{m.account_profile()}</h2>
      <DoneNotice of={['profile_saved']} />
      <SubmitForm
        label={m.common_save()}
        hidden={{ intent: 'profile' }}
        posted={posted}
        action="/account/details#profile"
        onDone={follow}
      >
        {(problems) => (
          <>
            <ProfileFields
              user={user}
              problems={problems}
              posted={posted}
              countries={countries}
              provinces={provinces}
            />
            <CurrentPassword problems={problems} />
          </>
        )}
      </SubmitForm>
    </section>
  );
}

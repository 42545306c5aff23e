import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { useSession } from '../session/session-provider.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import formStyles from './account-form.module.css';
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
    <section className={classNames(styles.panel, formStyles.long)} aria-labelledby="profile">
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
              heading="h3"
              problems={problems}
              posted={posted}
              countries={countries}
              provinces={provinces}
            />
            <h3 className={formStyles.group}>{m.account_group_confirm()}</h3>
            <CurrentPassword problems={problems} />
          </>
        )}
      </SubmitForm>
    </section>
  );
}

import { useRevalidator } from 'react-router';
import type { User } from '../../../contract/user.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-frame.module.css';
import { CurrentPassword, modifyFields } from './current-password.tsx';
import { outcomeOf, reviewForm } from './form-outcome.ts';
import { missingProvince, type Places } from './place-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { noInstitution, profileInput, profileOutcome, profileProblems } from './profile-values.ts';

interface ProfileFormProps {
  user: User;
  countries: Places;
  provinces: Places;
}

export function ProfileForm({ user, countries, provinces }: ProfileFormProps) {
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const { show } = useToasts();

  async function send(typed: Record<string, string>, form: HTMLFormElement) {
    const { current_password = '', ...values } = typed;
    const found = await profileProblems(values);
    const missing = current_password === '' ? { current_password: 'Current password required.' } : {};
    const problems = { ...found?.problems, ...missingProvince(form), ...missing };
    if (Object.keys(problems).length > 0) return { problems, sentence: reviewForm };
    const kind = user.is_owner ? noInstitution : {};
    const input = { ...kind, ...profileInput(values), password: current_password };
    const answer = await call('account/modify', input);
    if (!answer.ok) return profileOutcome(outcomeOf(answer, modifyFields));
    show({ tone: 'success', message: 'Account updated.' });
    const password = form.elements.namedItem('current_password');
    if (password instanceof HTMLInputElement) password.value = '';
    await Promise.all([refresh(), revalidate()]);
    return undefined;
  }

  return (
    <section className={styles.panel} aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <AccountForm submit="Save" onSend={send}>
        {(problems) => (
          <>
            <ProfileFields user={user} problems={problems} countries={countries} provinces={provinces} />
            <CurrentPassword problems={problems} />
          </>
        )}
      </AccountForm>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import type { User } from '../../../contract/user.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';
import styles from './account-frame.module.css';
import { ChangeEmail, type Confirmed } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import type { Places } from './place-fields.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { YourData } from './your-data.tsx';

export interface DetailsViewProps {
  user: User;
  countries: Places;
  provinces: Places;
  sessions: Output<'account/getSessions'>;
  /** Of a mail to a new address that is to be confirmed; '' for none. */
  token: string;
  onDeleted: () => void;
}

/** Profile, email, password, where one is logged in, and the way out (ACCOUNT-029..031). */
export function DetailsView({ user, countries, provinces, sessions, token, onDeleted }: DetailsViewProps) {
  const confirmed = useConfirmedEmail(token);
  return (
    <div className={styles.panels}>
      <ProfileForm user={user} countries={countries} provinces={provinces} />
      <div className={styles.panels} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ChangeEmail user={user} confirmed={confirmed} />
        <ChangePassword user={user} />
        <SessionList sessions={sessions} />
        <YourData />
        <DeleteAccount onDeleted={onDeleted} />
      </div>
    </div>
  );
}

/** The link in the mail to a new address was followed (ACCOUNT-068, ACCOUNT-074); what came of it, when that needs words. */
function useConfirmedEmail(token: string): Confirmed | null {
  const { show } = useToasts();
  const { refresh } = useSession();
  const navigate = useNavigate();
  const sent = useRef('');
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    const confirm = async () => {
      try {
        const answer = await call('account/modify', { token });
        if (answer.ok) {
          show({ tone: 'success', message: 'Email address updated successfully.' });
          if (!answer.value.user) setConfirmed({ tone: 'info', sentence: ofAnother });
        } else {
          const tone = answer.error_code === 'already_confirmed' ? 'info' : 'danger';
          setConfirmed({ tone, sentence: answer.error });
        }
      } catch (e) {
        const sentence = e instanceof CallFailed ? e.message : 'There was an error.';
        setConfirmed({ tone: 'danger', sentence });
      }
      await navigate('/account/details', { replace: true });
      await refresh();
    };
    void confirm();
  }, [token, show, navigate, refresh]);
  return confirmed;
}

const ofAnother =
  'The address you have confirmed belongs to another account than the one you are logged in with; this one is as it was.';

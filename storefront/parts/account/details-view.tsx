import type { Output } from '../../../contract/actions.ts';
import type { User } from '../../../contract/user.ts';
import styles from './account-frame.module.css';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import type { Places } from './place-fields.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { useConfirmedEmail } from './use-confirmed-email.ts';
import { YourData } from './your-data.tsx';

export interface DetailsViewProps {
  user: User;
  countries: Places;
  provinces: Places;
  sessions: Output<'account/getSessions'>;
  /** Token of the mail that confirms a new address; '' for none. */
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
        <ChangeEmail user={user} token={token} confirmed={confirmed} />
        <ChangePassword user={user} />
        <SessionList sessions={sessions} />
        <YourData />
        <DeleteAccount onDeleted={onDeleted} />
      </div>
    </div>
  );
}

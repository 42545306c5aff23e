import type { Output } from '../../../contract/actions.ts';
import type { User } from '../../../contract/user.ts';
import { Children } from './children.tsx';
import styles from './linked-accounts.module.css';
import { Parents } from './parents.tsx';

interface LinkedAccountsProps {
  user: User;
  parents: Output<'account/getAvailableCorps'>;
  linked: Output<'account/getAvailableChildren'>;
}

/** Who may buy for an institution; for others, whom they may buy for (LINKED-005..010). */
export function LinkedAccounts({ user, parents, linked }: LinkedAccountsProps) {
  const institution = user.is_institution && user.company !== '';
  if (!institution) return <Parents parents={parents} />;
  if (!user.is_owner) {
    return (
      <p className={styles.soft}>
        You don't have permission to modify the linked accounts of: {user.company}
      </p>
    );
  }
  return <Children company={user.company} linked={linked} />;
}

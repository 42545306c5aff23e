import { useSearchParams } from 'react-router';
import type { Output } from '../../../contract/actions.ts';
import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { RemoveQuestion } from '../submit/remove-question.tsx';
import { Children } from './children.tsx';
import { type LinkRefusal, linkPath, linkRemovalText, linkSentences } from './link-outcome.ts';
import styles from './linked-accounts.module.css';
import { Parents } from './parents.tsx';

interface LinkedAccountsProps {
  user: User;
  parents: Output<'account/getAvailableCorps'>;
  linked: Output<'account/getAvailableChildren'>;
  /** A refused request of a browser without JavaScript. */
  sent?: LinkRefusal | undefined;
}

/**
 * Who may buy for an institution; for others, whom they may buy for (LINKED-005..010). At `?remove=`, without JavaScript,
 * the question about one of them in their place.
 */
export function LinkedAccounts({ user, parents, linked, sent }: LinkedAccountsProps) {
  const [query] = useSearchParams();
  const institution = user.is_institution && user.company !== '';
  if (institution && !user.is_owner) {
    return <p className={styles.soft}>{m.refusal_not_owner_links({ company: user.company })}</p>;
  }
  const rows = institution
    ? linked.map(({ id, email }) => ({ id, name: email }))
    : parents.map(({ id, company, name }) => ({ id, name: company || name }));
  const doomed = rows.find(({ id }) => String(id) === query.get('remove'));
  if (doomed) {
    return (
      <RemoveQuestion
        {...doomed}
        intent={institution ? 'remove_child' : 'remove_parent'}
        description={linkRemovalText()}
        sentences={linkSentences}
        back={linkPath}
      />
    );
  }
  if (!institution) return <Parents parents={parents} />;
  return <Children company={user.company} linked={linked} sent={sent} />;
}

import type { Output } from '../../../contract/actions.ts';
import { Button } from '../../../ui/button.tsx';
import { call } from '../../http-call.ts';
import frame from '../account/account-frame.module.css';
import styles from './linked-accounts.module.css';
import { useLinkChange } from './use-link-change.ts';

/** The accounts somebody may buy for (LINKED-009, 010). */
export function Parents({ parents }: { parents: Output<'account/getAvailableCorps'> }) {
  const { working, remove } = useLinkChange((id) => call('account/removeParentLink', { id }));
  if (parents.length === 0) {
    return (
      <p className={styles.soft}>
        You can order for nobody but yourself so far. A school, library or company with an account here can
        ask you to order on its behalf.
      </p>
    );
  }
  return (
    <section className={frame.panel} aria-labelledby="parents">
      <h2 id="parents">You may order for</h2>
      <ul className={frame.rows}>
        {parents.map((parent) => (
          <li key={parent.id}>
            <span>{parent.company || parent.name}</span>
            <Button
              size="s"
              pending={working === parent.id}
              aria-label={`Remove ${parent.company || parent.name}`}
              onClick={() => void remove(parent.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <p className={frame.soft}>Choose whom you order for in the account menu at the top of the page.</p>
    </section>
  );
}

import * as m from '../../../messages/compiled/messages.js';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './new-here.module.css';

/** What an account is good for in a shop that takes orders. */
export function AccountReasons() {
  if (!useSettings().cart_enabled) return null;
  const reasons = [m.account_reason_order(), m.account_reason_checkout(), m.account_reason_history()];
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>
          <CheckIcon size={18} />
          {reason}
        </li>
      ))}
    </ul>
  );
}

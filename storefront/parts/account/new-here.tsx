import { withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { guestsMayOrder } from '../cart/guest-rules.ts';
import { useSettings } from '../session/use-settings.ts';
import { AccountReasons } from './account-reasons.tsx';
import styles from './new-here.module.css';

/** Beside the login form: what an account is good for. `back` is where to go afterwards. */
export function NewHere({ back }: { back: string }) {
  const settings = useSettings();
  return (
    <section className={styles.panel} aria-labelledby="new-here">
      <h2 id="new-here">{m.account_new_here()}</h2>
      <AccountReasons />
      <LinkButton href={withBack('/account/signup', back)}>{m.account_sign_up()}</LinkButton>
      {guestsMayOrder(settings) && !settings.gated && (
        <p className={styles.guests}>{m.account_guest_checkout()}</p>
      )}
    </section>
  );
}

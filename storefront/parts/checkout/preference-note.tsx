import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import styles from './purchase-form.module.css';

type Channel = User['communication_preference'];

export const channels: Record<Channel, () => string> = {
  email: m.common_channel_email,
  phone: m.common_channel_phone,
  text: m.common_channel_text,
};

/** What a choice of another way to be reached changes in the account (CHECKOUT-055, CHECKOUT-081). */
export function PreferenceNote({ prior, chosen }: { prior: Channel; chosen: Channel | undefined }) {
  const names = { prior: channels[prior]() };
  return (
    <p className={styles.prior} role="status">
      {chosen && chosen !== prior
        ? m.checkout_preference_changes({ ...names, chosen: channels[chosen]() })
        : m.checkout_preference_kept(names)}
    </p>
  );
}

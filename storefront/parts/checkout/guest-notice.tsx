import { ParaglideMessage } from '@inlang/paraglide-js-react';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import type { DeliveryType } from '../shipping/delivery-methods.ts';
import styles from './purchase-form.module.css';

/** What the shop says at checkout, and to guests what they can do here (CHECKOUT-070, CHECKOUT-079). */
export function GuestNotice({ delivery }: { delivery: DeliveryType }) {
  const { checkout_info: checkout, guest_ship_enabled } = useSettings();
  const { session } = useSession();
  // What is emailed needs no account (decisions A.6).
  const isForPickup = !session?.logged_in && !guest_ship_enabled && delivery !== 'electronic';
  if (!checkout.checkout_message && !isForPickup) return null;
  // Where nothing is shipped, the cart has no more to offer than this page.
  const way = checkout.ship_enabled ? '/checkout/cart' : '/account/login?back=/checkout/cart';
  return (
    <div className={styles.note}>
      {checkout.checkout_message && <p>{checkout.checkout_message}</p>}
      {isForPickup && (
        <p>
          <ParaglideMessage
            message={checkout.ship_enabled ? m.checkout_guest_ship : m.checkout_guest_order}
            inputs={{}}
            markup={{ link: ({ children }) => <Link href={way}>{children}</Link> }}
          />
        </p>
      )}
    </div>
  );
}

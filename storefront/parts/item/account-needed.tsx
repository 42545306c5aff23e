import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useLocation } from 'react-router';
import { withBack } from '../../../contract/back-path.ts';
import type { Offer } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { guestMayOrder } from '../cart/guest-rules.ts';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './offers.module.css';

/** The copy can go into a guest's cart, but not through the checkout. */
export function useNeedsAccount(offer: Offer): boolean {
  const settings = useSettings();
  const { session } = useSession();
  return !session?.logged_in && !guestMayOrder(offer, settings);
}

/** Says it before the book is in the cart (CHECKOUT-054). */
export function AccountNeeded() {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  return (
    <p className={styles.sub}>
      <ParaglideMessage
        message={m.item_needs_account}
        markup={{
          login: ({ children }) => <Link href={withBack('/account/login', back)}>{children}</Link>,
          signup: ({ children }) => <Link href={withBack('/account/signup', back)}>{children}</Link>,
        }}
      />
    </p>
  );
}

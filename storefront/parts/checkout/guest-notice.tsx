import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';

/** What the shop says at checkout, and to guests what they can do here (CHECKOUT-070, CHECKOUT-079). */
export function GuestNotice() {
  const { checkout_info: checkout } = useSettings();
  const { session } = useSession();
  return (
    <Notice>
      {checkout.checkout_message && <p>{checkout.checkout_message}</p>}
      {!session?.logged_in && (
        <p>
          Guest checkout is for in-store pick up only.{' '}
          {checkout.ship_enabled
            ? 'If you would like your order shipped, '
            : 'To order a book that is not on our shelves, '}
          <Link href="/checkout/cart">tap here</Link> to go back and log in or create an account.
        </p>
      )}
    </Notice>
  );
}

import type { Cart } from '../../../contract/cart.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useSettings } from '../session/use-settings.ts';
import { emailNotice } from '../shipping/delivery-methods.ts';

/**
 * At the checkout of what is emailed: that no address is needed, and of gift cards alone in the shop's words where it has some
 * (SHIPPING-011).
 */
export function EmailedNotice({ cart }: { cart: Cart }) {
  const { giftcard_emailed_message } = useSettings().store_info;
  const words = cart.summary.contains_ticket ? '' : giftcard_emailed_message;
  return (
    <Notice>
      <p>{words || emailNotice(cart)}</p>
    </Notice>
  );
}

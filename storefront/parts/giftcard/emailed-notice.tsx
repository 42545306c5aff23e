import { m } from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { useSettings } from '../session/use-settings.ts';

/** At the checkout of emailed gift cards: in the shop's words, or that they are emailed and need no address (SHIPPING-011). */
export function EmailedNotice() {
  const { store_info: store } = useSettings();
  return (
    <Notice>
      <p>{store.giftcard_emailed_message || m.shipping_email_notice()}</p>
    </Notice>
  );
}

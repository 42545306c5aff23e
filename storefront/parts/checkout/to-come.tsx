import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';

/** The books that are not here yet, and when they come: the shop's own notice promises a time for those on its shelves. */
export function ToCome({ items }: Pick<Cart, 'items'>) {
  const later = items.filter(({ cart_info }) => cart_info.backorder_quantity > 0);
  if (later.length === 0) return null;
  return (
    <Notice title={m.checkout_ready_later()}>
      <ul>
        {later.map(({ cart_info, title_info }) => (
          <li key={cart_info.cart_id}>
            {title_info.title}: {cart_info.backorder_sub_message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';

/** Says whether a cart that was filled from a quote has its prices. */
export function QuoteNotice({ quote }: Pick<Cart, 'quote'>) {
  if (!quote) return null;
  const { order_number: number, in_effect } = quote;
  return (
    <Notice tone={in_effect ? 'info' : 'warning'} role="status">
      <p>{in_effect ? m.quote_cart_holds({ number }) : m.quote_cart_changed({ number })}</p>
    </Notice>
  );
}

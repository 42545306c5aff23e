import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { Cart, CartItem } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { adjustmentsOf } from '../cart/adjustments.ts';
import { useSession } from '../session/session-provider.tsx';
import type { Place } from './location-choice.tsx';

interface PickupStockProps {
  cart: Cart;
  /** The location whose stock the cart shows. */
  place: Place | null;
}

/** What the location whose stock the cart shows does not have. */
export function missingHere(cart: Cart): CartItem[] {
  return cart.items.filter(({ cart_info, title_info }) => cart_info.quantity > title_info.available.onhand);
}

/** Whether the chosen location has all of it; if not, what is missing there and when it comes (CHECKOUT-052). */
export function PickupStock({ cart, place }: PickupStockProps) {
  const { session } = useSession();
  const missing = missingHere(cart);
  if (!place) return null;
  const canOrderRest = !cart.contains_unavailable && adjustmentsOf(cart).length === 0;
  const name = place.location.altname;
  return (
    <div role="status">
      {missing.length === 0 ? (
        <Notice tone="success" title={cart.pickup_ready}>
          <p>{m.checkout_all_in_stock({ name })}</p>
        </Notice>
      ) : (
        <Notice tone="warning" title={m.checkout_not_all_in_stock({ name })}>
          <ul>
            {missing.map(({ cart_info, title_info }) => (
              <li key={cart_info.cart_id}>{missingText(cart_info, title_info)}</li>
            ))}
          </ul>
          {canOrderRest && session?.logged_in && <p>{m.checkout_order_missing()}</p>}
          {canOrderRest && !session?.logged_in && (
            <p>
              <ParaglideMessage
                message={m.checkout_missing_guest}
                inputs={{}}
                markup={{
                  link: ({ children }) => <Link href="/account/login?back=/checkout/cart">{children}</Link>,
                }}
              />
            </p>
          )}
          {!canOrderRest && <p>{m.checkout_missing_hint()}</p>}
        </Notice>
      )}
    </div>
  );
}

function missingText(line: CartItem['cart_info'], { title, available }: CartItem['title_info']): string {
  const facts = { title, onhand: available.onhand, quantity: line.quantity };
  const later = line.backorder_sub_message;
  return later ? m.checkout_missing_line_later({ ...facts, later }) : m.checkout_missing_line(facts);
}

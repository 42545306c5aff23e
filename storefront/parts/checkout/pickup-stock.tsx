import type { Cart } from '../../../contract/cart.ts';
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

/** Whether the chosen location has all of it; if not, what is missing there and when it comes (CHECKOUT-052). */
export function PickupStock({ cart, place }: PickupStockProps) {
  const { session } = useSession();
  const missing = cart.items.filter(
    ({ cart_info, title_info }) => cart_info.quantity > title_info.available.onhand,
  );
  if (!place) return null;
  const canOrderRest = !cart.contains_unavailable && adjustmentsOf(cart).length === 0;
  const name = place.location.altname;
  return (
    <div role="status">
      {missing.length === 0 ? (
        <Notice tone="success">
          <p>Everything in your cart is in stock at {name}.</p>
        </Notice>
      ) : (
        <Notice tone="warning" title={`Not everything in your cart is in stock at ${name}.`}>
          <ul>
            {missing.map(({ cart_info, title_info }) => (
              <li key={cart_info.cart_id}>
                {title_info.title}: {title_info.available.onhand} of {cart_info.quantity}
                {cart_info.backorder_sub_message && `, ${cart_info.backorder_sub_message}`}
              </li>
            ))}
          </ul>
          {canOrderRest && session?.logged_in && (
            <p>We’ll order what’s missing and let you know when it’s in.</p>
          )}
          {canOrderRest && !session?.logged_in && (
            <p>
              Choose another location, <Link href="/account/login?back=/checkout/cart">log in</Link> to order
              what is missing, or go back and change your cart.
            </p>
          )}
          {!canOrderRest && <p>Choose another location, or go back and change your cart.</p>}
        </Notice>
      )}
    </div>
  );
}

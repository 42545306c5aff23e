import { useRef, useState } from 'react';
import type { Refused } from '../../../contract/action.ts';
import type { Cart } from '../../../contract/cart.ts';
import { failedAnswer } from '../../failed-answer.ts';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';

export interface PickupLocation {
  /** What the page shows: a choice on its way, else the location of the cart. */
  id: number | null;
  choose(id: number): Promise<boolean>;
  /** Waits for the choice on its way; resolves to whether the cart has the location that the page shows. */
  settle(): Promise<boolean>;
}

/** Where the order is collected, if it is (`delivery`). `posted` is the choice of a form that came back without JavaScript. */
export function usePickupLocation(
  cart: Cart,
  delivery: string,
  posted: number | null,
  onRefusal: (refused: Refused) => void,
): PickupLocation {
  const { setCart } = useSession();
  const ofCart = cart.pickup_location_id;
  const [{ id, followed }, setShown] = useState({ id: posted ?? ofCart, followed: ofCart });
  const wanted = useRef(id);
  const saving = useRef<Promise<boolean> | null>(null);
  // A cart page in another window clears the cart's choice (CART-064): this page keeps showing its own.
  if (ofCart !== followed) setShown({ id: ofCart ?? id, followed: ofCart });

  async function save(location_id: number): Promise<boolean> {
    const isCurrent = () => wanted.current === location_id;
    if (!isCurrent()) return false;
    const delivery_preference = delivery === 'custom_pickup' ? delivery : 'pickup';
    const answer = await call('checkout/setDelivery', { delivery_preference, location_id }).catch(
      failedAnswer,
    );
    if (!isCurrent()) return false;
    if (answer.ok) {
      setCart(answer.value.cart);
    } else {
      setShown((shown) => ({ ...shown, id: shown.followed ?? shown.id }));
      onRefusal(answer);
    }
    return answer.ok;
  }

  function choose(next: number): Promise<boolean> {
    wanted.current = next;
    setShown((shown) => ({ ...shown, id: next }));
    const saved = (saving.current ?? Promise.resolve()).then(() => save(next));
    saving.current = saved;
    void saved.then(() => {
      if (saving.current === saved) saving.current = null;
    });
    return saved;
  }

  return {
    id,
    choose,
    async settle() {
      if (saving.current) return saving.current;
      return id === null || ofCart === null || id === ofCart || choose(id);
    },
  };
}

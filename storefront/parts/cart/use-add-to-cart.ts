import { useState } from 'react';
import { CallFailed } from '../../../contract/action.ts';
import type { Condition, Offer } from '../../../contract/title.ts';
import { call } from '../../http-call.ts';
import { sessionMark } from '../session/saved-settings.ts';
import { useSession } from '../session/session-provider.tsx';

import { needsCookies } from './needs-cookies.ts';

export interface Shortage {
  onhand: number;
  /** Of those, copies that are not in the cart yet. */
  left: number;
  requested: number;
  isExtraOrderable: boolean;
}

export type AddState =
  | { step: 'idle' }
  | { step: 'adding' }
  /** 'We only have {n} in stock' (CART-013..016). */
  | { step: 'shortage'; shortage: Shortage; quantity: number }
  /** A large print edition is confirmed first (CART-017). */
  | { step: 'large_print'; quantity: number };

export interface AddOutcome {
  added?: { quantity: number; title: string; price: number };
  error?: string;
}

/** Adding one title in one condition: its states, prompts and the line that is already in the cart. */
export function useAddToCart(
  eisbn: string,
  offer: Offer,
  report: (outcome: AddOutcome) => void,
  registryId?: number,
) {
  const { cart, setCart } = useSession();
  const [state, setState] = useState<AddState>({ step: 'idle' });
  const line = lineOf(cart?.items ?? [], eisbn, offer.code);

  async function add(
    quantity: number,
    agreed: { order_rest?: boolean; large_print_confirmed?: boolean } = {},
  ): Promise<void> {
    if (offer.is_large_print && !agreed.large_print_confirmed) {
      setState({ step: 'large_print', quantity });
      return;
    }
    setState({ step: 'adding' });
    try {
      const answer = await call('cart/add', {
        eisbn,
        condition: offer.code,
        quantity,
        gift_registry_id: registryId,
        ...agreed,
      });
      if (answer.ok && !sessionMark()) {
        // The browser did not keep the cookie that this cart belongs to.
        setState({ step: 'idle' });
        report({ error: needsCookies });
        return;
      }
      if (answer.ok) {
        setCart(answer.value.cart);
        setState({ step: 'idle' });
        report({ added: answer.value.added });
        // For analytics (parts/tracking).
        window.dispatchEvent(new CustomEvent('added-to-cart', { detail: answer.value.added }));
        return;
      }
      if (answer.error_code === 'not_enough_stock') {
        const data = answer.error_data as { onhand: number; requested: number; is_extra_orderable: boolean };
        if (data.onhand > (data.is_extra_orderable ? 0 : (line?.quantity ?? 0))) {
          const shortage = {
            onhand: data.onhand,
            left: Math.max(0, data.onhand - (line?.quantity ?? 0)),
            requested: data.requested,
            isExtraOrderable: data.is_extra_orderable,
          };
          setState({ step: 'shortage', shortage, quantity });
          return;
        }
      }
      setState({ step: 'idle' });
      report({ error: answer.error });
    } catch (e) {
      setState({ step: 'idle' });
      report({ error: e instanceof CallFailed ? e.message : 'There was an error.' });
    }
  }

  return { state, line, add, cancel: () => setState({ step: 'idle' }) };
}

function lineOf(
  items: readonly {
    cart_info: { cart_id: number; quantity: number };
    title_info: { eisbn: string; condition: string };
  }[],
  eisbn: string,
  condition: Condition,
) {
  const item = items.find((i) => i.title_info.eisbn === eisbn && i.title_info.condition === condition);
  return item ? { cartId: item.cart_info.cart_id, quantity: item.cart_info.quantity } : null;
}

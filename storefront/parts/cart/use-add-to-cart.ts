import { useState } from 'react';
import type { Offer } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { call } from '../../http-call.ts';
import { sessionMark } from '../session/saved-settings.ts';
import { useSession } from '../session/session-provider.tsx';
import type { CartChange } from './cart-change.ts';
import { type Added, changeCart } from './change-cart.ts';
import type { Question } from './question.ts';
import { questionPath } from './question-path.ts';
import { useIsShown } from './use-is-shown.ts';

export type AddState =
  | { step: 'idle' }
  | { step: 'adding' }
  /** The shopper agrees first (CART-013..017). */
  | { step: 'asking'; question: Question };

export interface AddOutcome {
  added?: Added;
  error?: string;
  /** The page that asks what was to be asked here: the shopper has gone on meanwhile. */
  askedAt?: string;
}

/** Adding one title in one condition: its states, its question and the copies that are already in the cart. */
export function useAddToCart(eisbn: string, offer: Offer, report: (outcome: AddOutcome) => void) {
  const { cart, setCart } = useSession();
  const [state, setState] = useState<AddState>({ step: 'idle' });
  const here = useIsShown();
  const line = cart?.items.find((i) => i.title_info.eisbn === eisbn && i.title_info.condition === offer.code);

  async function add(change: CartChange): Promise<void> {
    setState({ step: 'adding' });
    const outcome = await changeCart(call, change);
    if ('question' in outcome) {
      const { question, sentence: error } = outcome;
      if (here.current) return setState({ step: 'asking', question });
      return report({ error, askedAt: questionPath(question) });
    }
    setState({ step: 'idle' });
    if ('problem' in outcome) return report({ error: outcome.sentence });
    // The browser did not keep the cookie that this cart belongs to.
    if (!sessionMark()) return report({ error: m.cart_needs_cookies() });
    setCart(outcome.cart);
    const { added } = outcome;
    if (!added) return;
    report({ added });
    // For analytics (parts/tracking).
    window.dispatchEvent(new CustomEvent('added-to-cart', { detail: added }));
  }

  return {
    state,
    quantityInCart: line?.cart_info.quantity ?? 0,
    add,
    cancel: () => setState({ step: 'idle' }),
  };
}

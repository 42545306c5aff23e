import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Cart } from '../../../contract/cart.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { together } from '../../repeat-key.ts';
import type { AddressRefusal } from '../address/address-outcome.ts';
import { useSession } from '../session/session-provider.tsx';
import {
  attemptedPlace,
  changeShipping,
  chosenWay,
  placeKey,
  type ShippingChange,
} from './change-shipping.ts';
import type { Shipping } from './load-shipping.ts';
import type { ShippingRefused } from './submit-shipping.ts';

export interface ShippingChoice {
  /** A choice is on its way. */
  busy: boolean;
  /** How many choices were sent. */
  started: number;
  /** What the page shows as chosen: a choice on its way, or one that was refused, else that of the cart. */
  place: string;
  way: string;
  multiship: 'all' | 'batched';
  /** Why the last choice was refused; '' for nothing. */
  problem: string;
  /** Resolves to what is wrong, for the address form; undefined when it was chosen. */
  change(change: ShippingChange): Promise<AddressRefusal | undefined>;
  /** Waits for the choice on its way; resolves to whether it was made. */
  settle(): Promise<boolean>;
}

type Shown = Pick<ShippingChoice, 'place' | 'way' | 'multiship'>;

/** Choosing address and option with JavaScript. `refused` is what a form that was posted without it came back with. */
export function useShipping(
  cart: Cart,
  shipping: Shipping | null,
  refused: ShippingRefused['shipping'] | undefined,
): ShippingChoice {
  const { setCart } = useSession();
  const { revalidate } = useRevalidator();
  const ofCart: Shown = {
    place: placeKey(cart.ship_to),
    way: chosenWay(cart),
    multiship: cart.multiship_method,
  };
  const [shown, setShown] = useState<Shown | null>(
    refused?.place === undefined ? null : { ...ofCart, place: refused.place },
  );
  const [problem, setProblem] = useState(refused?.intent === 'ship_to_new' ? '' : (refused?.sentence ?? ''));
  const [busy, setBusy] = useState(false);
  const [started, setStarted] = useState(0);
  const newest = useRef(cart);
  newest.current = cart;
  const saving = useRef<Promise<AddressRefusal | undefined> | null>(null);

  async function save(change: ShippingChange): Promise<AddressRefusal | undefined> {
    if (!shipping) return undefined;
    const facts = { cart: newest.current, type: shipping.type, isGuest: shipping.user === null };
    const changed = await changeShipping(together(call), change, facts);
    if ('cart' in changed) {
      newest.current = changed.cart;
      setCart(changed.cart);
    }
    // The options are those of the address, and of the newest address book.
    await revalidate();
    if ('cart' in changed) return undefined;
    return changed;
  }

  async function change(wanted: ShippingChange): Promise<AddressRefusal | undefined> {
    setBusy(true);
    setStarted((n) => n + 1);
    setProblem('');
    const place = attemptedPlace(wanted);
    if (place) setShown({ ...ofCart, place });
    if (wanted.intent === 'ship_by')
      setShown({ ...ofCart, way: wanted.way, multiship: wanted.multiship_method });
    const saved = (saving.current ?? Promise.resolve()).then(() => save(wanted));
    saving.current = saved;
    const outcome = await saved;
    if (saving.current !== saved) return outcome;
    saving.current = null;
    setBusy(false);
    if (!outcome || wanted.intent === 'ship_by') setShown(null);
    if (outcome && 'refused' in outcome && outcome.refused === 'ship_to_new') return outcome;
    setProblem(outcome?.sentence ?? '');
    return undefined;
  }

  const told = problem || (shown ? '' : (shipping?.problem ?? ''));
  const { show, dismiss } = useToasts();
  // Banner and toast (SHIPPING-033); only the banner is announced.
  useEffect(() => {
    if (!told) return;
    const toast = show({ tone: 'error', message: told, isSilent: true });
    return () => dismiss(toast);
  }, [told, show, dismiss]);

  return {
    busy,
    started,
    ...(shown ?? ofCart),
    problem: told,
    change,
    settle: async () => !(await saving.current),
  };
}

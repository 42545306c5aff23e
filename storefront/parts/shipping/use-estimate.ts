import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../contract/cart.ts';
import { call } from '../../http-call.ts';
import { type Estimate, type EstimatePlace, estimateFor } from './estimate.ts';
import type { LoadedEstimate } from './load-estimate.ts';
import { rememberedPlace, rememberPlace } from './remembered-place.ts';

/** Estimating with JavaScript; the estimate follows the cart. `settle` waits for changes of the cart that are on their way. */
export function useEstimate(
  loaded: LoadedEstimate,
  { checksum }: Pick<Cart, 'checksum'>,
  settle: () => Promise<boolean>,
) {
  const [shown, setShown] = useState<Estimate | null>(loaded.estimate);
  /** What the fields begin with. */
  const [place, setPlace] = useState(loaded.place);
  const [busy, setBusy] = useState(false);
  const newest = useRef(0);
  const cart = useRef(checksum);
  cart.current = checksum;

  async function ask(to: EstimatePlace, ready: Promise<unknown> = Promise.resolve()): Promise<void> {
    newest.current += 1;
    const turn = newest.current;
    setBusy(true);
    await ready;
    const found = await estimateFor(call, to, cart.current);
    if (turn !== newest.current) return;
    setShown(found);
    setBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page was loaded again; the server did not know the place
  useEffect(() => {
    setShown(loaded.estimate);
    const kept = loaded.estimate ? null : rememberedPlace();
    if (!kept) return;
    setPlace(kept);
    void ask(kept);
  }, [loaded.estimate]);

  const isOld = shown !== null && shown.checksum !== checksum;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cart
  useEffect(() => {
    if (shown && isOld) void ask(shown.place);
  }, [isOld, checksum]);

  return {
    shown,
    place,
    busy,
    estimate(to: EstimatePlace): void {
      rememberPlace(to);
      void ask(to, settle());
    },
  };
}

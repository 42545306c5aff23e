import { useRef, useState } from 'react';

/** Changes that the shopper makes beside the lines of the cart: promo code and gift cards. Checkout and order must not overtake them. */
export interface OwnChanges {
  /** `change` resolves to whether it was made. */
  follow(change: Promise<boolean>): void;
  busy: boolean;
  /** How many changes were sent. */
  started: number;
  /** Waits for those on their way; resolves to whether all were made. */
  settle(): Promise<boolean>;
}

export function useOwnChanges(): OwnChanges {
  const onTheirWay = useRef(new Set<Promise<boolean>>());
  const [busy, setBusy] = useState(false);
  const [started, setStarted] = useState(0);
  return {
    follow(change) {
      onTheirWay.current.add(change);
      setBusy(true);
      setStarted((n) => n + 1);
      void change.then(() => {
        onTheirWay.current.delete(change);
        setBusy(onTheirWay.current.size > 0);
      });
    },
    busy,
    started,
    settle: async () => (await Promise.all(onTheirWay.current)).every(Boolean),
  };
}

import { useEffect, useState } from 'react';

/** `first` until `later` is there; throws what `later` failed with, for the page's error boundary. */
export function useWhole<T>(first: T, later: Promise<T> | undefined): { value: T; waiting: boolean } {
  const [arrived, setArrived] = useState<{ of: Promise<T>; value: T } | { of: Promise<T>; error: unknown }>();
  useEffect(() => {
    if (!later) return;
    let left = false;
    later.then(
      (value) => left || setArrived({ of: later, value }),
      (error: unknown) => left || setArrived({ of: later, error }),
    );
    return () => {
      left = true;
    };
  }, [later]);
  if (!later) return { value: first, waiting: false };
  if (arrived?.of !== later) return { value: first, waiting: true };
  if ('error' in arrived) throw arrived.error;
  return { value: arrived.value, waiting: false };
}

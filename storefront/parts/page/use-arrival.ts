import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Moves focus, and the screen reader with it, to the heading of the new page when the pressed element is gone. An element
 * that still exists keeps the focus; after a reload or 'back' the browser decides.
 */
export function useArrival(): void {
  const came = useNavigationType();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that was gone to is an arrival
  useEffect(() => {
    if (came === 'POP' || document.activeElement !== document.body) return;
    focusHeading();
  }, [came, key]);
}

/** For a page that becomes another one at the same address. */
export function focusHeading(): void {
  const main = document.getElementById('main');
  // The code of a block with the heading may come later.
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

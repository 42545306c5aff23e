import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Puts the keyboard, and the voice of a screen reader, at the heading of a page that took the place of what was pressed. What
 * is still there after it was pressed keeps them; whoever reloads or goes back is put where their browser wants them.
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
  const place = main?.querySelector('h1') ?? main;
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

import { useEffect } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Puts the keyboard, and the voice of a screen reader, at the heading of a page that took the place of what was pressed.
 * Whoever reloads or goes back is put where their browser wants them.
 */
export function useArrival(): void {
  const came = useNavigationType();
  useEffect(() => {
    if (came === 'POP' || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [came]);
}

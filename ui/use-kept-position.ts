import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the scroll position of a row for the browser's session, and restores it; with '' it does neither. Where storing is
 * forbidden, `sessionStorage` keeps nothing (storefront/parts/page/storage-script.ts).
 */
export function useKeptPosition(row: RefObject<HTMLElement | null>, key: string): void {
  // A layout effect: when it ends, the row is still on the page.
  useLayoutEffect(() => {
    const el = row.current;
    if (!el || !key) return;
    const left = Number(sessionStorage.getItem(key));
    let start = 0;
    if (left) {
      el.scrollTo({ left, behavior: 'instant' });
      start = el.scrollLeft;
    }
    // Read the position only after the row has moved: reading it makes the browser lay out the page.
    let now = start;
    const moved = () => {
      now = el.scrollLeft;
    };
    const keep = () => {
      // The same list can be on a page twice: the row that was moved counts.
      if (now === start) return;
      try {
        sessionStorage.setItem(key, String(now));
      } catch {
        // It is full.
      }
    };
    el.addEventListener('scroll', moved, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      el.removeEventListener('scroll', moved);
      window.removeEventListener('pagehide', keep);
    };
  }, [row, key]);
}

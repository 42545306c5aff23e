import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps where a scrolling row stands, as long as the browser's session lasts, and puts it there again; '' = not. Where storing is
 * forbidden, `sessionStorage` keeps nothing (storefront/parts/page/storage-script.ts).
 */
export function useKeptPosition(row: RefObject<HTMLElement | null>, key: string): void {
  // A layout effect: when it ends, the row is still on the page.
  useLayoutEffect(() => {
    const el = row.current;
    if (!el || !key) return;
    const left = Number(sessionStorage.getItem(key));
    if (left) el.scrollTo({ left, behavior: 'instant' });
    const start = el.scrollLeft;
    const keep = () => {
      // The same list can be on a page twice: the row that was moved counts.
      if (el.scrollLeft === start) return;
      try {
        sessionStorage.setItem(key, String(el.scrollLeft));
      } catch {
        // It is full.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [row, key]);
}

import { type RefObject, useEffect } from 'react';

/**
 * Keeps where a scrolling row stands, as long as the browser's session lasts, and puts it there again; '' = not. Where storing is
 * forbidden, `sessionStorage` keeps nothing (storefront/parts/page/storage-script.ts).
 */
export function useKeptPosition(row: RefObject<HTMLElement | null>, key: string): void {
  useEffect(() => {
    const el = row.current;
    if (!el || !key) return;
    const left = Number(sessionStorage.getItem(key));
    if (left) el.scrollTo({ left, behavior: 'instant' });
    // When the page is left, the row may be gone already.
    let at = el.scrollLeft;
    const follow = () => {
      at = el.scrollLeft;
    };
    const keep = () => {
      try {
        sessionStorage.setItem(key, String(at));
      } catch {
        // It is full.
      }
    };
    el.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      el.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
    };
  }, [row, key]);
}

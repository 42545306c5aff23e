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
    const keep = () => {
      try {
        sessionStorage.setItem(key, String(el.scrollLeft));
      } catch {
        // It is full.
      }
    };
    el.addEventListener('scroll', keep, { passive: true });
    return () => el.removeEventListener('scroll', keep);
  }, [row, key]);
}

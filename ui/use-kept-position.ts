import { type RefObject, useEffect } from 'react';

/** Keeps where a scrolling row stands, as long as the browser's session lasts, and puts it there again; '' = not. */
export function useKeptPosition(row: RefObject<HTMLElement | null>, key: string): void {
  useEffect(() => {
    const el = row.current;
    if (!el || !key) return;
    const kept = read(key);
    if (kept > 0) el.scrollTo({ left: kept, behavior: 'instant' });
    const keep = () => write(key, Math.round(el.scrollLeft));
    el.addEventListener('scroll', keep, { passive: true });
    return () => el.removeEventListener('scroll', keep);
  }, [row, key]);
}

function read(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    // Storage may be forbidden.
    return 0;
  }
}

function write(key: string, position: number): void {
  try {
    sessionStorage.setItem(key, String(position));
  } catch {
    return;
  }
}

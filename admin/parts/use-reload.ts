import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 2000;

/** Reads a visible page again every two seconds while something goes on that it shows. */
export function useReload(isGoingOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isGoingOn || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMs);
    const look = () => void revalidate();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isGoingOn, state, revalidate]);
}

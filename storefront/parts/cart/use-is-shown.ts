import { type RefObject, useEffect, useRef } from 'react';

/** Whether the part is still on the page, for what an answer does that comes late. */
export function useIsShown(): RefObject<boolean> {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}

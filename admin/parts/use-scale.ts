import { type RefObject, useEffect, useState } from 'react';

/** How much something of this width, in px, shrinks to fit into `room`; 1 until the browser has measured that. */
export function useScale(room: RefObject<HTMLElement | null>, wide: number): number {
  const [space, setSpace] = useState(wide);
  useEffect(() => {
    if (!room.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setSpace(entry.contentRect.width));
    watch.observe(room.current);
    return () => watch.disconnect();
  }, [room]);
  return Math.min(1, space / wide);
}

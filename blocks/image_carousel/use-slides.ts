import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a change takes; input meanwhile is ignored (BLOCK-080). */
export const changeMs = 500;

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Which of `count` slides is shown. `place` is the position of a scrolling row: -1 and `count` are the copies of the last and the
 * first slide at its ends (BLOCK-079), from which it jumps unseen to the slide itself. `standAt` shows a slide without a visible
 * change.
 */
export function useSlides(count: number) {
  const [position, setPosition] = useState(0);
  const [isMoving, setMoving] = useState(false);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goTo = useCallback(
    (next: number) => {
      const wrapped = (next + count) % count;
      if (busy.current || count < 2) return;
      if (calm()) return setPosition(wrapped);
      busy.current = true;
      setMoving(true);
      setPosition(next);
      timer.current = setTimeout(() => {
        busy.current = false;
        setMoving(false);
        setPosition(wrapped);
      }, changeMs);
    },
    [count],
  );
  return { position, index: (position + count) % count, isMoving, goTo, standAt: setPosition };
}

/**
 * Calls `next` every `seconds` unless paused, hovered or focused, or in a hidden tab. With reduced motion, autoplay starts
 * only on request.
 */
export function useAutomatic(wanted: boolean, seconds: number, next: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => setPaused(calm()), []);
  const latest = useRef(next);
  latest.current = next;
  const runs = wanted && !isPaused && !isHeld;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => document.hidden || latest.current(), seconds * 1000);
    return () => clearInterval(timer);
  }, [runs, seconds]);
  return { isPaused, setPaused, setHeld, runs };
}

import { useEffect, useRef, useState } from 'react';

/**
 * Calls `done` after `duration` milliseconds in which nothing held it: pointing at or focusing the element that carries the
 * returned handlers holds it, as does leaving the browser tab. 0 never ends.
 */
export function useHoldableTimer(duration: number, done: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);
  const left = useRef(duration);
  const latest = useRef(done);
  latest.current = done;
  const held = pointed || focused || away;

  useEffect(() => {
    const look = () => setAway(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (held || duration === 0) return;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      // A glance away still leaves a second to finish reading.
      left.current = Math.max(1000, left.current - (Date.now() - since));
    };
  }, [held, duration]);

  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

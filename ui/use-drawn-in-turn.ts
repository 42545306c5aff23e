import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScripted } from './use-scripted.ts';

const nextFrame = () => new Promise<void>((next) => requestAnimationFrame(() => setTimeout(next)));

/** The last turn that a part of this page has asked for. */
let lastTurn = Promise.resolve();

/**
 * For parts below the first screen, which a browser leaves undrawn until scripts run: how many of its `steps` a part may draw.
 * Starts at 0 and grows by one a frame, after the turns that others took earlier: all at once would block a phone for a third
 * of a second. A part that scripts have made is drawn at once.
 */
export function useDrawnInTurn(steps: number): number {
  const isScripted = useScripted();
  const [drawn, setDrawn] = useState(isScripted ? steps : 0);
  useEffect(() => {
    if (drawn >= steps) return;
    let isGone = false;
    lastTurn = lastTurn.then(async () => {
      if (isGone) return;
      await nextFrame();
      flushSync(() => setDrawn(drawn + 1));
    });
    return () => {
      isGone = true;
    };
  }, [drawn, steps]);
  return drawn;
}

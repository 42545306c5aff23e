import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScripted } from './use-scripted.ts';

/** The last turn that a part of this page has taken. */
let turn = Promise.resolve();

/**
 * For parts below the first screen, which a browser leaves undrawn until scripts run: how many of its `steps` a part may draw.
 * Starts at 0 and grows by one a frame, after the turns that others took earlier: all at once would block a phone for a third
 * of a second. A part that scripts have made is drawn at once.
 */
export function useDrawnInTurn(steps: number): number {
  const [drawn, setDrawn] = useState(useScripted() ? steps : 0);
  useEffect(() => {
    if (drawn < steps)
      turn = turn.then(
        () => new Promise((next) => requestAnimationFrame(() => next(flushSync(() => setDrawn(drawn + 1))))),
      );
  }, [drawn, steps]);
  return drawn;
}

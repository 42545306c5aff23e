import type { TrackedEvent } from './events.ts';

/** Milliseconds in which the same event is the same thing told twice (CONST-005). */
const repeatWindow = 100;

/** Drops an event that follows the same one within the window. */
export function withoutRepeats(
  send: (event: TrackedEvent) => void,
  now: () => number = () => performance.now(),
): (event: TrackedEvent) => void {
  const sent = new Map<string, number>();
  return (event) => {
    const key = JSON.stringify(event);
    const at = now();
    const before = sent.get(key);
    if (before !== undefined && at - before < repeatWindow) return;
    sent.set(key, at);
    send(event);
  };
}

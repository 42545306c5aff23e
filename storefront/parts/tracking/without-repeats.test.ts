import { expect, test } from 'vitest';
import type { TrackedEvent } from './events.ts';
import { withoutRepeats } from './without-repeats.ts';

const added = (quantity: number): TrackedEvent => ({ name: 'AddToCart', data: { quantity } });

test('an event that is told twice within 100 ms is counted once (CONST-005)', () => {
  const sent: [number, unknown][] = [];
  let now = 0;
  const send = withoutRepeats(
    ({ data }) => sent.push([now, data.quantity]),
    () => now,
  );
  for (const [at, quantity] of [
    [0, 1],
    [0, 2],
    [99, 1],
    [100, 1],
    [150, 1],
    [250, 1],
  ] as const) {
    now = at;
    send(added(quantity));
  }
  expect(sent).toEqual([
    [0, 1],
    [0, 2],
    [100, 1],
    [250, 1],
  ]);
});

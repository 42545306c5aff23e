import { expect, test } from 'vitest';
import { movedUp } from './moved-up.ts';

const placed = (...positions: number[]) => positions.map((position, i) => ({ id: i + 1, position }));

test('changes places with the one above, and no more than needed', () => {
  expect(movedUp(placed(0, 1, 2), 3)).toEqual([
    { id: 3, position: 1 },
    { id: 2, position: 2 },
  ]);
  // Those that never had an order of their own get one.
  expect(movedUp(placed(0, 0, 0), 2)).toEqual([
    { id: 1, position: 1 },
    { id: 3, position: 2 },
  ]);
});

test('the first stays where it is, and so does what is gone', () => {
  expect(movedUp(placed(0, 1), 1)).toEqual([]);
  expect(movedUp(placed(0, 1), 9)).toEqual([]);
});

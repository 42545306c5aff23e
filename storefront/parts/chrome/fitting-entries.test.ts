import { expect, test } from 'vitest';
import { fittingEntries } from './fitting-entries.ts';

test.each([
  ['all, when they just fit', [100, 100, 100], 340, 3],
  ['fewer, with room for the last menu', [100, 100, 100], 339, 2],
  ['one', [100, 100, 100], 240, 1],
  ['none in a very narrow bar', [100, 100, 100], 90, 0],
  ['all of none', [], 300, 0],
])('%s', (_, widths, room, count) => {
  expect(fittingEntries(widths, 80, 20, room)).toBe(count);
});

import { expect, test } from 'vitest';
import { entryAfterKey } from './menu-keys.ts';

const labels = ['Details', 'Addresses', 'Orders', 'Delete'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['d', 0, 3],
  ['D', 3, 0],
  ['x', 0, null],
  [' ', 0, null],
  ['Shift', 0, null],
])('%s on entry %d leads to %s', (key, here, next) => expect(entryAfterKey(key, labels, here)).toBe(next));

test('an empty menu leads nowhere', () => expect(entryAfterKey('ArrowDown', [], 0)).toBeNull());

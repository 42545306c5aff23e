import { expect, test } from 'vitest';
import { clampQuantity, isQuantity } from './quantity.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', 1],
  ['-4', 1],
  ['9999', 9999],
  ['10000', 9999],
  ['2.9', 2],
  ['', 1],
  ['abc', 1],
  ['3 books', 1],
  ['1e9', 1],
])('%j becomes %d', (typed, quantity) => expect(clampQuantity(typed)).toBe(quantity));

test('0 is kept where it removes the line, but a slip does not remove it', () => {
  expect(clampQuantity('0', { min: 0 })).toBe(0);
  expect(clampQuantity('x', { min: 0 })).toBe(1);
  expect(clampQuantity('-4', { min: 0 })).toBe(1);
});

test('stays within a smaller range', () => expect(clampQuantity('50', { max: 10 })).toBe(10));

test.each(['0', '1', ' 12 ', '9999'])('%j is a number of copies', (typed) =>
  expect(isQuantity(typed)).toBe(true),
);

test.each(['', '-1', '+1', '2.9', 'abc', '3 books', '1e3'])('%j is no number of copies', (typed) =>
  expect(isQuantity(typed)).toBe(false),
);

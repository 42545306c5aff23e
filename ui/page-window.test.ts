import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 12, '1 2 3 4 5 … 12'],
  [5, 12, '1 … 4 5 6 … 12'],
  [8, 12, '1 … 7 8 9 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 8 9 10 11 12'],
  [99, 12, '1 … 8 9 10 11 12'],
  [0, 0, '1'],
])('page %d of %d offers %s', (current, total, offered) =>
  expect(
    pageWindow(current, total)
      .map((p) => p ?? '…')
      .join(' '),
  ).toBe(offered),
);

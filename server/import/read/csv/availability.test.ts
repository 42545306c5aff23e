import { expect, test } from 'vitest';
import { parseAvailability } from './availability.ts';

test.each([
  ['In Print', 'available'],
  ['Available', 'available'],
  ['Out of print', 'out_of_print'],
  ['OSI', 'out_of_stock_indefinitely'],
  ['Not yet published', 'forthcoming'],
  ['Not yet available', 'forthcoming'],
  ['Cancelled', 'withdrawn'],
  ['Temporarily unavailable', undefined],
  ['???', undefined],
])('%s is %s', (text, expected) => {
  expect(parseAvailability(text)).toBe(expected);
});

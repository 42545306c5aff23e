import { expect, test } from 'vitest';
import { formatNumber } from './format.ts';

test('groups the digits of a count as English does', () => {
  expect(formatNumber(7)).toBe('7');
  expect(formatNumber(1234567)).toBe('1,234,567');
});

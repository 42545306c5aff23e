import { expect, it } from 'vitest';
import { daysText } from './days-text.ts';

it.each([
  [3, 7, '3–7 business days'],
  [2, 2, '2 business days'],
  [0, 1, '1 business day'],
  [0, 0, ''],
])('from %i to %i days: %s (SHIPPING-017)', (delivery_min, delivery_max, text) => {
  expect(daysText({ delivery_min, delivery_max })).toBe(text);
});

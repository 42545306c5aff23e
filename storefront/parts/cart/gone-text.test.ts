import { expect, test } from 'vitest';
import { cartItemOf } from '../../../test/carts.ts';
import { goneText } from './gone-text.ts';

test.each([
  ['USED', 1, 'sold_out', 'This used copy has been sold.'],
  ['REMAINDER', 3, 'sold_out', 'These remaindered copies have been sold.'],
  ['USED', 1, 'elsewhere', 'This used copy isn’t at your location.'],
  ['REMAINDER', 2, 'elsewhere', 'These remaindered copies aren’t at your location.'],
  ['NEW', 1, 'elsewhere', 'This title is no longer available to order.'],
  // The title itself is off sale.
  ['USED', 1, 'unavailable', 'This title is no longer available to order.'],
  ['NEW', 1, undefined, 'This title is no longer available to order.'],
] as const)('of %s copies, %i of them, %s: %s', (condition, quantity, status, sentence) => {
  const line = cartItemOf({ line: { quantity, cartable: false }, title: { condition }, offer: { status } });
  expect(goneText(line)).toBe(sentence);
});

import { expect, test } from 'vitest';
import { cartItemOf } from '../../../test/carts.ts';
import { goneText } from './gone-text.ts';

test.each([
  ['USED', 1, 'Sold out', 'This used copy has been sold.'],
  ['REMAINDER', 3, 'Sold out', 'These remaindered copies have been sold.'],
  ['USED', 1, 'In stock at Vernon', 'This used copy isn’t at your location.'],
  ['REMAINDER', 2, 'In stock at Vernon', 'These remaindered copies aren’t at your location.'],
  ['NEW', 1, 'In stock at Vernon', 'This title is no longer available to order.'],
  // The title itself is off sale.
  ['USED', 1, 'Unavailable', 'This title is no longer available to order.'],
  ['NEW', 1, 'Out of print', 'This title is no longer available to order.'],
] as const)('of %s copies, %i of them, "%s": %s', (condition, quantity, text, sentence) => {
  const line = cartItemOf({ line: { quantity, cartable: false }, title: { condition }, offer: { text } });
  expect(goneText(line)).toBe(sentence);
});

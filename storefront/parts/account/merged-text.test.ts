import { expect, test } from 'vitest';
import { mergedText } from './merged-text.ts';

test.each([
  [{ earlier: 0, limited: [] }, ''],
  [{ earlier: 1, limited: [] }, '1 item was already in your cart.'],
  [
    { earlier: 4, limited: ['Moss'] },
    '4 items were already in your cart. We couldn’t add every copy of Moss.',
  ],
  [{ earlier: 0, limited: ['A', 'B', 'C', 'D', 'E'] }, 'We couldn’t add every copy of A, B, C and 2 more.'],
])('%j', (merged, text) => {
  expect(mergedText(merged)).toBe(text);
});

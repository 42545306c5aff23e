import { expect, test } from 'vitest';
import { mergedText } from './merged-text.ts';

test.each([
  [{ copies: 0, limited: [] }, ''],
  [{ copies: 1, limited: [] }, '1 item was added to your cart.'],
  [{ copies: 4, limited: ['Moss'] }, '4 items were added to your cart. We couldn’t add every copy of Moss.'],
  [{ copies: 0, limited: ['A', 'B', 'C', 'D', 'E'] }, 'We couldn’t add every copy of A, B, C and 2 more.'],
])('%j', (merged, text) => {
  expect(mergedText(merged)).toBe(text);
});

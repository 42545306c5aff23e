import { expect, test } from 'vitest';
import { bookCount, countText } from './count-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1000+'],
  [1001, '1,001'],
  [9999, '9,999'],
  [10_000, '10000+'],
])('%d is shown as %s: a count that equals a cap is that or more', (count, shown) => {
  expect(countText(count)).toBe(shown);
});

test('one book is not many', () => {
  expect([bookCount(1), bookCount(0), bookCount(1234)]).toEqual(['1 book', '0 books', '1,234 books']);
});

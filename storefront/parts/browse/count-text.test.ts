import { expect, test } from 'vitest';
import type { FilterEntry } from '../../../contract/browse.ts';
import { bookCount, countText, foundText } from './count-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1000+'],
  [1001, '1,001'],
  [9999, '9,999'],
  [10_000, '10000+'],
])(
  '%d is shown as %s: a count that equals a cap is that or more (BROWSE-040, BROWSE-055)',
  (count, shown) => {
    expect(countText(count)).toBe(shown);
  },
);

test('one book is not many', () => {
  expect([bookCount(1), bookCount(0), bookCount(1234)]).toEqual(['1 book', '0 books', '1,234 books']);
});

test('gift cards are no books', () => {
  const format = (v: string, c: number, s: FilterEntry['s'] = ''): FilterEntry => ({
    k: 'f',
    v,
    e: v,
    c,
    n: true,
    m: '',
    s,
    subfilter: [],
  });
  const text = (row_count: number, ...entries: FilterEntry[]) =>
    foundText({ row_count, filter_info: [{ k: 'f', label: 'Format', entries }] });
  expect(text(12, format('Hardcover', 10), format('Gift Card', 2))).toBe('10 books and 2 gift cards');
  expect(text(2, format('Hardcover', 1), format('Gift Card', 1))).toBe('1 book and 1 gift card');
  expect(text(2, format('Gift Card', 2, 'in'))).toBe('2 gift cards');
  expect(text(10, format('Hardcover', 10, 'in'), format('Gift Card', 2))).toBe('10 books');
  expect(text(10, format('Hardcover', 10), format('Gift Card', 2, 'out'))).toBe('10 books');
  expect(text(10_000, format('Gift Card', 2))).toBe('10000+ books');
  expect(text(0)).toBe('0 books');
});

import { expect, it } from 'vitest';
import { pageOf, rememberPage } from './cart-pages.ts';

it.each([
  ['?page=2', 60, 1, { page: 2, pages: 3 }],
  ['', 60, 3, { page: 3, pages: 3 }],
  ['?page=1', 60, 3, { page: 1, pages: 3 }],
  // The last page went with its lines.
  ['?page=3', 50, 1, { page: 2, pages: 2 }],
  ['?page=-1', 60, 1, { page: 1, pages: 3 }],
  ['?page=x', 60, 2, { page: 1, pages: 3 }],
  ['', 3, 1, { page: 1, pages: 1 }],
])('shows %j of %d lines, page %d seen before, as %j', (query, lines, before, shown) => {
  expect(pageOf(query, lines, before)).toEqual(shown);
});

it('comes back to the page that was looked at last (CART-042)', () => {
  rememberPage(2);
  expect(pageOf('', 60)).toMatchObject({ page: 2 });
  rememberPage(1);
  expect(pageOf('', 60)).toMatchObject({ page: 1 });
});

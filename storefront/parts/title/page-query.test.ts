import { expect, test } from 'vitest';
import { pageIn, pageQuery, sizeIn } from './page-query.ts';

test.each([
  ['', 1, 26],
  ['?page=3&l=50', 3, 50],
  ['?page=1&l=26', 1, 26],
])('%j is page %i of %i books, and its address is found again', (address, page, size) => {
  const query = new URLSearchParams(address);
  expect([pageIn(query), sizeIn(query)]).toEqual([page, size]);
  const again = new URLSearchParams(pageQuery(page, size));
  expect([pageIn(again), sizeIn(again)]).toEqual([page, size]);
});

test('the first page in the default size has nothing in its address', () => {
  expect(pageQuery(1, 26)).toBe('');
});

test.each(['?page=-1&l=27', '?page=x&l=x', '?page=0.5&l='])('%j is the first page', (address) => {
  const query = new URLSearchParams(address);
  expect([pageIn(query), sizeIn(query)]).toEqual([1, 26]);
});

test('no page is beyond the thousandth', () => {
  expect(pageIn(new URLSearchParams('?page=1e9'))).toBe(1000);
});

import { expect, test } from 'vitest';
import { listsAddress, listsShown } from './lists-address.ts';

const shown = (query: string) => listsShown(new URLSearchParams(query));

test('the page of lists begins with ten, those changed last first (LIST-067, LIST-069)', () => {
  expect(shown('')).toEqual({ term: '', sort: 'date_updated', page: 1, size: 10 });
  expect(listsAddress(shown(''))).toBe('/account/lists');
});

test('an address says what is searched, the order, the page and its size', () => {
  const query = 'term=sea&sort=name&page=3&l=26';
  expect(listsAddress(shown(query))).toBe(`/account/lists?${query}`);
});

test('what the page does not know counts as not said', () => {
  expect(listsAddress(shown('sort=color&page=-1&l=11'))).toBe('/account/lists');
});

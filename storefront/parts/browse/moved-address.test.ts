import { expect, test } from 'vitest';
import { emptyBrowse, filterPath, parseFilterPath } from '../../../contract/filter-path.ts';
import { formFields, isBrowseAddress, movedAddress } from './moved-address.ts';

const moved = (address: string) => movedAddress(new URL(address, 'http://shop.test'));

test.each([
  ['/browse?t=sea+air&k=title', '/browse/filter/t/sea%20air/k/title'],
  ['/browse?t=100%25&k=keyword', '/browse/filter/t/100%2525/k/keyword'],
  ['/browse?t=&k=keyword', '/browse/filter/'],
  ['/browse?t=sea&k=nonsense&v=nonsense&l=27', '/browse/filter/t/sea/k/keyword'],
  ['/browse?s=1&s=2&n=f:Board%20Book&v=date&l=50', '/browse/filter/v/date/s/1,2/n/f:Board%20Book/l/50'],
  ['/browse?t=lists.example%2Fsummer&k=url', '/search/list?url=lists.example%2Fsummer'],
  ['/browse?t=&k=url', '/browse/filter/'],
  ['/browse?t=9780439023481+0060935464&k=keyword', '/search/list?list=9780439023481+0060935464'],
  ['/browse?t=9780439023481&k=keyword', '/browse/filter/t/9780439023481/k/keyword'],
  ['/filter/s/12', '/browse/filter/s/12'],
  ['/filter', '/browse/filter/'],
  ['/filter/', '/browse/filter/'],
  ['/browse/abc123', '/browse/filter/x/abc123'],
])('%s leads to %s (BROWSE-054, BROWSE-057)', (from, to) => expect(moved(from)).toBe(to));

test.each(['/browse', '/browse/', '/browse/filter', '/browse/filter/s/1', '/browse/url/', '/browse/file'])(
  '%s is an address of its own',
  (path) => {
    expect(moved(path)).toBeNull();
    expect(isBrowseAddress(new URL(path, 'http://shop.test'))).toBe(true);
  },
);

test('any other address is not found', () => {
  expect(isBrowseAddress(new URL('http://shop.test/browse/some/thing'))).toBe(false);
});

test('a form carries the whole state, commas and colons included', () => {
  const state = {
    ...emptyBrowse,
    text: 'a, b',
    type: 'author' as const,
    include: { f: ['Large, Print', 'CD'], s: ['7'] },
    exclude: { g: ['fre'], a: ['x:y'] },
    sort: 'title' as const,
    view: 'list' as const,
    limit: 100,
  };
  const address = moved(`/browse?${new URLSearchParams(formFields(state))}`);
  expect(address).toBe(filterPath(state));
  expect(parseFilterPath(address ?? '')).toEqual(state);
});

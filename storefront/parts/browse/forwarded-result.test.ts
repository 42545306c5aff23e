import { expect, test } from 'vitest';
import { forwardedPath } from './use-forwarded-result.ts';

test('a result that was handed over leads to its own address (BROWSE-006, SEARCH-007)', () => {
  expect(forwardedPath('/browse/url/', { id: 'r0123abcd' })).toBe('/browse/filter/x/r0123abcd');
  expect(forwardedPath('/browse/file', { id: 'r0123abcd', sort: 'sequence' })).toBe(
    '/browse/filter/v/sequence/x/r0123abcd',
  );
});

test.each([
  ['/browse/url/', null],
  ['/browse/url/', 'r0123abcd'],
  ['/browse/url/', { id: 7 }],
  ['/browse/file/', { id: '12' }],
  ['/browse/file/', { id: '../cart' }],
  ['/browse/filter/', { id: 'r0123abcd' }],
])('%s with %j is bare browse (SEARCH-007)', (path, state) => expect(forwardedPath(path, state)).toBeNull());

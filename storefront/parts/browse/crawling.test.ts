import { expect, test } from 'vitest';
import { parseFilterPath } from '../../../contract/filter-path.ts';
import { canonicalPath, isCrawlable, isFollowed } from './crawling.ts';

const at = (path: string) => parseFilterPath(`/browse/filter${path}`);

test.each([
  ['', '/browse'],
  ['/v/title/l/50', '/browse'],
  ['/o/26', '/browse/filter/o/26'],
  ['/s/12', '/browse/filter/s/12'],
  ['/s/12/v/date/l/100', '/browse/filter/s/12'],
])('%j has the one address %s', (path, canonical) => expect(canonicalPath(at(path))).toBe(canonical));

test.each(['/t/sea/k/keyword', '/s/1,2', '/s/1/f/CD', '/n/f:CD', '/x/r-81'])('%s is not kept', (path) => {
  expect(isCrawlable(at(path))).toBe(false);
  expect(canonicalPath(at(path))).toBe('');
});

test('another order or size of a kept page is not followed', () => {
  expect([isFollowed(at('/s/1')), isFollowed(at('/s/1/v/date')), isFollowed(at('/s/1/l/50'))]).toEqual([
    true,
    false,
    false,
  ]);
});

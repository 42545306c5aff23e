import { expect, test } from 'vitest';
import { emptyBrowse } from '../../../contract/filter-path.ts';
import { currentPage, lastPageInstead, pageCount, pagePath } from './paging.ts';

const at = (offset: number, limit = 26) => ({ ...emptyBrowse, offset, limit });

test('no page starts beyond max_offset (BROWSE-041)', () => {
  expect(pageCount(at(0), { row_count: 10_000, max_offset: 9_999 })).toBe(385);
  expect(pageCount(at(0), { row_count: 10_000, max_offset: 1_000 })).toBe(39);
  expect(pagePath(at(0), 39)).toBe('/browse/filter/o/988');
});

test('a full last page is not followed by an empty one', () => {
  expect(pageCount(at(0), { row_count: 52, max_offset: 9_999 })).toBe(2);
  expect(pageCount(at(0), { row_count: 0, max_offset: 9_999 })).toBe(1);
});

test('the first page has no offset in its address', () => {
  expect(pagePath({ ...at(52), text: 'sea' }, 1)).toBe('/browse/filter/t/sea/k/keyword');
});

test('an offset between two pages belongs to the one it starts in', () => {
  expect(currentPage(at(30))).toBe(2);
});

test('an address behind the end leads to the last page, never in circles', () => {
  const result = { rows: [], row_count: 60, max_offset: 9_999 };
  expect(lastPageInstead(at(500), result)).toBe('/browse/filter/o/52');
  expect(lastPageInstead(at(52), result)).toBeNull();
  expect(lastPageInstead(at(500), { ...result, row_count: 0 })).toBeNull();
  expect(lastPageInstead(at(26), { ...result, rows: [1] })).toBeNull();
});

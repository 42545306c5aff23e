import { expect, test } from 'vitest';
import { findHeader } from './find-header.ts';
import { HEADER_FIELDS } from './header-names.ts';

const find = (records: string[][]) => findHeader(records, HEADER_FIELDS);

test('the first record is the header, even when nothing in it is known', () => {
  expect(
    find([
      ['ISBN', 'Title'],
      ['9780439023481', 'x'],
    ]),
  ).toEqual({ index: 0, headers: ['ISBN', 'Title'] });
  expect(
    find([
      ['foo', 'bar'],
      ['9780439023481', 'x'],
    ]),
  ).toEqual({ index: 0, headers: ['foo', 'bar'] });
});

test('a report may print lines above its header', () => {
  expect(
    find([
      ['Stock report 2024', ''],
      ['', ''],
      ['ISBN', 'Title'],
      ['1', 'x'],
    ]).index,
  ).toBe(2);
});

test('a first record with an ISBN is a row', () => {
  expect(find([['0001955071'], ['0001981617']])).toEqual({ index: -1, headers: ['Column 1'] });
  expect(
    find([
      ['978-0-439-02348-1', 'x'],
      ['9780439023481', 'y'],
    ]).headers,
  ).toEqual(['Column 1', 'Column 2']);
});

test('a column without a name gets a number', () => {
  expect(find([['ISBN', ' ', 'Title']]).headers).toEqual(['ISBN', 'Column 2', 'Title']);
});

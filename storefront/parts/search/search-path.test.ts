import { expect, test } from 'vitest';
import { parseFilterPath } from '../../../contract/filter-path.ts';
import { searchPath } from './search-path.ts';

test.each([
  ['', 'keyword', '/browse/filter/'],
  ['  ', 'author', '/browse/filter/'],
  ['le guin', 'author', '/browse/filter/t/le%20guin/k/author'],
  ['emma', '', '/browse/filter/t/emma/k/keyword'],
  ['100% cotton', 'title', '/browse/filter/t/100%2525%20cotton/k/title'],
])('a search for %j by %j leads to its address (SEARCH-002..004)', (text, type, path) => {
  expect(searchPath(text, type)).toBe(path);
});

test.each(['.', '..', 'a/b', 'who? #1', 'Fish & Chips', '50%25', 'été, 図書館 📚', '"!exactly"'])(
  'the address of %j reads back as the typed text',
  (text) => {
    expect(parseFilterPath(searchPath(text, 'keyword')).text).toBe(text);
  },
);

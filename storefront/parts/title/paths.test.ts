import { expect, test } from 'vitest';
import { parseFilterPath } from '../../../contract/filter-path.ts';
import { allEditionsPath, authorPath, seriesPath } from './paths.ts';

test('all editions are a search for title and authors (BROWSE-027)', () => {
  const path = allEditionsPath('Dune', ['Frank Herbert'], false);
  expect(path).toBe('/browse/filter/k/keyword/t/Dune%20Frank%20Herbert');
  expect(allEditionsPath('Dune', ['Frank Herbert'], true)).toBe(`${path}/w/each`);
});

test('a title is the text of the search, a percent escaped twice (SEARCH-004)', () => {
  for (const title of ['50% off / 100%', 'Who? #1 & “more”', 'Ünïcode 書籍', 'a,b:c']) {
    const { text, type } = parseFilterPath(decodeURI(encodeURI(allEditionsPath(title, [], false))));
    expect([text, type]).toEqual([title, 'keyword']);
    expect(parseFilterPath(authorPath(title))).toMatchObject({ text: title, type: 'author' });
    expect(parseFilterPath(seriesPath(title))).toMatchObject({ text: title, type: 'whole_series' });
  }
});

import { expect, test } from 'vitest';
import { parseFilterPath } from '../../../contract/filter-path.ts';
import { allEditionsPath, authorPath, seriesPath } from './paths.ts';

const by = (...authors: [name: string, role: string][]) =>
  authors.map(([name, role]) => ({ name, role, canadian: false }));

test('all editions are a search for title and authors (BROWSE-027)', () => {
  const dune = { title: 'Dune', authors: by(['Frank Herbert', 'A01']) };
  const path = allEditionsPath(dune, false);
  expect(path).toBe('/browse/filter/k/keyword/t/Dune%20Frank%20Herbert');
  expect(allEditionsPath(dune, true)).toBe(`${path}/w/each`);
  const authors = by(['Ida Quill', 'A01'], ['Per Lind', 'B06'], ['Ada Marsh', 'A01']);
  expect(allEditionsPath({ title: 'Salt', authors }, false)).toMatch(
    /\/t\/Salt%20Ida%20Quill%20Ada%20Marsh$/,
  );
  const edited = by(['Per Lind', 'B01'], ['Ada Marsh', 'A12']);
  expect(allEditionsPath({ title: 'Salt', authors: edited }, false)).toMatch(/\/t\/Salt%20Per%20Lind$/);
});

test('a title is the text of the search, a percent escaped twice (SEARCH-004)', () => {
  for (const title of ['50% off / 100%', 'Who? #1 & “more”', 'Ünïcode 書籍', 'a,b:c']) {
    const { text, type } = parseFilterPath(
      decodeURI(encodeURI(allEditionsPath({ title, authors: [] }, false))),
    );
    expect([text, type]).toEqual([title, 'keyword']);
    expect(parseFilterPath(authorPath(title))).toMatchObject({ text: title, type: 'author' });
    expect(parseFilterPath(seriesPath(title))).toMatchObject({ text: title, type: 'whole_series' });
  }
});

import { describe, expect, test } from 'vitest';
import { fc } from '../test/properties.ts';
import { browseQuery } from './browse.ts';
import {
  type BrowseState,
  emptyBrowse,
  type Filters,
  filterKeys,
  filterPath,
  isResultSetId,
  pageSizes,
  parseFilterPath,
  searchTypes,
  sorts,
  toBrowseInput,
  views,
} from './filter-path.ts';

const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((s) => s.replace(/\p{Cc}/gu, '').trim())
  .filter((s) => s.isWellFormed() && s.length > 0 && s.length <= 200);
const filters: fc.Arbitrary<Filters> = fc.record(
  Object.fromEntries(filterKeys.map((k) => [k, fc.uniqueArray(value, { minLength: 1, maxLength: 4 })])),
  { requiredKeys: [] },
);
const anyState: fc.Arbitrary<BrowseState> = fc
  .record({
    text: fc.oneof(fc.constant(''), value),
    type: fc.constantFrom(...searchTypes),
    include: filters,
    exclude: filters,
    sort: fc.constantFrom(...sorts),
    eachEdition: fc.boolean(),
    view: fc.constantFrom(...views),
    offset: fc.integer({ min: 0, max: 1_000_000 }),
    limit: fc.constantFrom(...pageSizes),
  })
  .map((s) => ({
    ...s,
    type: s.text ? s.type : ('keyword' as const),
    sort: s.sort === 'sequence' && !s.include.x && !s.include.j ? ('' as const) : s.sort,
  }));

describe('reading addresses', () => {
  test('the documented examples (BROWSE-007, BROWSE-024, BROWSE-028, BROWSE-057)', () => {
    expect(parseFilterPath('/browse/filter/k/author/t/Ursula%20K.%20Le%20Guin')).toEqual({
      ...emptyBrowse,
      text: 'Ursula K. Le Guin',
      type: 'author',
    });
    expect(parseFilterPath('/browse/filter/t/earthsea/k/whole_series')).toEqual(
      parseFilterPath('/browse/filter/k/whole_series/t/earthsea'),
    );
    expect(parseFilterPath('/browse/filter/v/sequence/x/r12ab34cd')).toEqual({
      ...emptyBrowse,
      sort: 'sequence',
      include: { x: ['r12ab34cd'] },
    });
    expect(parseFilterPath('/browse/filter')).toEqual(emptyBrowse);
    expect(parseFilterPath('/browse/filter/')).toEqual(emptyBrowse);
    expect(parseFilterPath('/filter/s/12')).toEqual(parseFilterPath('/browse/filter/s/12/'));
  });

  test.each([
    ['b', 'forthcoming', 'BROWSE-008'],
    ['s', '12', 'BROWSE-009'],
    ['d', '30', 'BROWSE-011'],
    ['f', 'Hardcover', 'BROWSE-012'],
    ['a', '3', 'BROWSE-013'],
    ['c', '9', 'BROWSE-014'],
    ['g', 'fre', 'BROWSE-015'],
    ['r', 'store', 'BROWSE-016'],
    ['j', '7', 'BROWSE-023'],
  ])('%s/%s is a filter (%s)', (key, value) => {
    const state = { ...emptyBrowse, include: { [key]: [value] } };
    expect(parseFilterPath(`/browse/filter/${key}/${value}`)).toEqual(state);
    expect(toBrowseInput(state)).toEqual({ [key]: [value] });
  });

  test.each(searchTypes)('t is the text, k the type of a search: %s (BROWSE-019, BROWSE-020)', (type) => {
    const state = parseFilterPath(`/browse/filter/t/sea/k/${type}`);
    expect(state).toEqual({ ...emptyBrowse, text: 'sea', type });
  });

  test.each(['popularity', 'date', 'title', 'author'] as const)(
    'v is the sort: %s (BROWSE-021, BROWSE-036, BROWSE-037, BROWSE-039)',
    (sort) => expect(parseFilterPath(`/browse/filter/v/${sort}`)).toEqual({ ...emptyBrowse, sort }),
  );

  test('several values, and excluded ones (BROWSE-010)', () => {
    const state = parseFilterPath(
      '/browse/filter/f/Hardcover,Trade%20Paperback/n/g:fre,f:Bath%2C%20book,s:12',
    );
    expect(state.include).toEqual({ f: ['Hardcover', 'Trade Paperback'] });
    expect(state.exclude).toEqual({ g: ['fre'], f: ['Bath, book'], s: ['12'] });
  });

  test('a percent sign written once, twice or not at all is a percent sign', () => {
    for (const written of ['100%2525', '100%25', '100%']) {
      expect(parseFilterPath(`/browse/filter/t/${written}/k/keyword`).text).toBe('100%');
    }
  });

  test('ignores values that make no sense', () => {
    expect(parseFilterPath('/browse/filter/q/1/s/12/s/13/f')).toEqual({
      ...emptyBrowse,
      include: { s: ['12'] },
    });
    expect(parseFilterPath('/browse/filter/l/27/o/-5/v/price/k/author')).toEqual(emptyBrowse);
    expect(parseFilterPath('/browse/filter/n/Hardcover,z:1,f:/s/,,')).toEqual(emptyBrowse);
    expect(parseFilterPath('/browse/filter/t/%E0%A4%A/k/title').text).toBe('%E0%A4%A');
    expect(parseFilterPath('/browse/filter/__proto__/x/t/a').text).toBe('a');
  });

  test('the order of a list or a stored result needs one', () => {
    expect(parseFilterPath('/browse/filter/v/sequence/s/12').sort).toBe('');
    expect(parseFilterPath('/browse/filter/v/sequence/j/7').sort).toBe('sequence');
    expect(filterPath({ sort: 'sequence', include: { s: ['12'] } })).toBe('/browse/filter/s/12');
  });

  test('an offset beyond all books is the last that can be asked for', () => {
    for (const offset of ['1000001', '99999999', '9'.repeat(400)]) {
      expect(parseFilterPath(`/browse/filter/o/${offset}`).offset).toBe(1_000_000);
    }
  });

  test('a result set is never a topic, a topic never a result set (BROWSE-022)', () => {
    expect(['r12ab34cd', 'r0123456789abcdef'].every(isResultSetId)).toBe(true);
    expect(['12', '123456789', 'r-81', 'R12ab34cd', 'r1', ''].some(isResultSetId)).toBe(false);
  });

  test('any text gives a state, in bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.webPath()), (path) => {
        const state = parseFilterPath(path);
        expect(browseQuery.safeParse(toBrowseInput(state)).success).toBe(true);
      }),
    );
  });

  test('ten kilobytes stay ten kilobytes of work', () => {
    for (const piece of ['%', '/', ',', 'f/', 'n/f:a,', '%E0', '/t/%25', 'é', '\ud800']) {
      const state = parseFilterPath(`/browse/filter/t/${piece.repeat(10_240)}`);
      expect(state.text.length).toBeLessThanOrEqual(500);
      expect(browseQuery.safeParse(toBrowseInput(state)).success).toBe(true);
    }
  });
});

describe('writing addresses', () => {
  test('text first, then its type; defaults are left out (BROWSE-017, BROWSE-018)', () => {
    expect(filterPath({ text: 'war & peace', type: 'title' })).toBe(
      '/browse/filter/t/war%20%26%20peace/k/title',
    );
    expect(filterPath({ ...emptyBrowse })).toBe('/browse/filter/');
    expect(filterPath({ offset: 52, limit: 50, sort: 'date' })).toBe('/browse/filter/v/date/o/52/l/50');
    expect(filterPath({ sort: 'sequence', include: { x: ['r12ab34cd'] } })).toBe(
      '/browse/filter/v/sequence/x/r12ab34cd',
    );
  });

  test('a percent sign is escaped twice (SEARCH-004)', () => {
    expect(filterPath({ text: '100%' })).toBe('/browse/filter/t/100%2525/k/keyword');
  });

  test('dots alone survive the resolving of addresses', () => {
    for (const text of ['.', '..', '%2E', '%252E']) {
      const address = new URL(filterPath({ text }), 'http://shop.example').pathname;
      expect(parseFilterPath(address).text).toBe(text);
    }
  });

  test('reads back any filter that it wrote', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parseFilterPath(filterPath(state))).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  test('writes a filter in one way only', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const address = filterPath(parseFilterPath(`/browse/filter/${path}`));
        expect(filterPath(parseFilterPath(address))).toBe(address);
      }),
    );
  });

  test('the input of browse/get carries the same', () => {
    expect(toBrowseInput(parseFilterPath('/browse/filter/t/a/k/title/f/X/n/g:fre/o/26/l/50'))).toEqual({
      t: 'a',
      k: 'title',
      f: ['X'],
      n: ['g:fre'],
      o: 26,
      l: 50,
    });
    expect(toBrowseInput(emptyBrowse)).toEqual({});
  });
});

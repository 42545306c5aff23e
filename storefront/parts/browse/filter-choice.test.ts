import { expect, test } from 'vitest';
import type { FilterEntry } from '../../../contract/browse.ts';
import { emptyBrowse, parseFilterPath } from '../../../contract/filter-path.ts';
import { chosenFilters, standing, withEntry, withoutFilters } from './filter-choice.ts';

const entry = (k: string, v: string, e: string, more: Partial<FilterEntry> = {}): FilterEntry => ({
  k,
  v,
  e,
  c: 3,
  n: true,
  m: '',
  s: '',
  subfilter: [],
  ...more,
});
const fantasy = entry('s', '11', 'Fantasy');
const fiction = entry('s', '1', 'Fiction', { subfilter: [fantasy] });
const history = entry('s', '2', 'History');
const soon = entry('d', 'soon', 'Coming soon', { m: 'd' });
const thisYear = entry('d', '2026', 'This year', { m: 'd' });
const seas = entry('j', '5', 'Seas');
const travel = entry('x', '4', 'Travel', { subfilter: [seas] });
const groups = [
  { k: 'd', label: 'Date published', entries: [soon, thisYear] },
  { k: 's', label: 'Subject', entries: [fiction, history] },
  { k: 'x', label: 'Topic', entries: [travel] },
];
const at = (path: string) => parseFilterPath(`/browse/filter${path}`);

test('choosing adds to the others of the filter and begins at the first page', () => {
  const next = withEntry(at('/s/1/o/52/v/title'), groups, history, 'in');
  expect(next.include).toEqual({ s: ['1', '2'] });
  expect([next.offset, next.sort]).toEqual([0, 'title']);
});

test('choosing drops the others of a mutual-exclusion group (BROWSE-046)', () => {
  expect(withEntry(at('/d/soon/s/1'), groups, thisYear, 'in').include).toEqual({ s: ['1'], d: ['2026'] });
});

test('a narrower subject replaces the wider one, and the wider one the narrower', () => {
  expect(withEntry(at('/s/1'), groups, fantasy, 'in').include).toEqual({ s: ['11'] });
  expect(withEntry(at('/s/11,2'), groups, fiction, 'in').include).toEqual({ s: ['2', '1'] });
});

test('a subtopic refines its topic, and goes with it', () => {
  const both = withEntry(at('/x/4'), groups, seas, 'in');
  expect(both.include).toEqual({ x: ['4'], j: ['5'] });
  expect(withEntry(both, groups, travel, '').include).toEqual({});
});

test('excluding keeps the wider subject, and including again ends the exclusion (BROWSE-045)', () => {
  const without = withEntry(at('/s/1'), groups, fantasy, 'out');
  expect([without.include, without.exclude]).toEqual([{ s: ['1'] }, { s: ['11'] }]);
  expect(standing(without, fantasy)).toBe('out');
  expect(withEntry(without, groups, fantasy, 'in').exclude).toEqual({});
});

test('chips come in the order of the panel, with the labels it knows', () => {
  const chosen = chosenFilters(at('/s/1,999/n/s:11/d/soon'), groups);
  expect(chosen.map((c) => (c.excluded ? `not ${c.label}` : c.label))).toEqual([
    'Coming soon',
    'Fiction',
    'Unknown subject',
    'not Fantasy',
  ]);
  expect(chosenFilters(at('/r/here'), groups).map((c) => c.label)).toEqual(['In stock']);
});

test('a stored result beside a search is called by the name that came with it; alone it is the page, not a filter', () => {
  expect(chosenFilters(at('/t/sea/x/r0123abcd'), groups, 'Book club')[0]?.label).toBe('Book club');
  expect(chosenFilters(at('/t/sea/x/r0123abcd'), groups)[0]?.label).toBe('Your results');
  expect(chosenFilters(at('/x/r0123abcd/s/1'), groups).map((c) => c.label)).toEqual(['Fiction']);
  expect(chosenFilters(at('/n/x:81'), groups)[0]?.label).toBe('List');
  expect(chosenFilters(at('/x/4'), groups)[0]?.label).toBe('Travel');
});

test('clearing keeps the search, and what was pasted with its order', () => {
  expect(withoutFilters(at('/t/sea/k/title/s/1/v/date'))).toEqual({
    ...emptyBrowse,
    text: 'sea',
    type: 'title',
    sort: 'date',
  });
  const pasted = at('/v/sequence/x/r0123abcd');
  expect(withoutFilters(at('/v/sequence/x/r0123abcd/s/1/n/f:Hardcover'))).toEqual(pasted);
  expect(withoutFilters(at('/v/sequence/x/5/s/1'))).toEqual(emptyBrowse);
});

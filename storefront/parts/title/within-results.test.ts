import { describe, expect, test } from 'vitest';
import { neighboursOf, withinResults } from './within-results.ts';

const within = { path: '/browse/filter/k/keyword/t/salt', eisbns: ['a', 'b', 'c'] };

test('reads back the results that a page has stored', () => {
  expect(withinResults({ within })).toEqual(within);
});

test.each([
  [null],
  [undefined],
  ['text'],
  [{}],
  [{ within: { path: 'https://elsewhere.example/', eisbns: [] } }],
  [{ within: { path: '//elsewhere.example/', eisbns: [] } }],
  [{ within: { path: '/browse', eisbns: 'abc' } }],
  [{ within: { path: '/browse', eisbns: [1] } }],
])('ignores %j', (state) => {
  expect(withinResults(state)).toBeNull();
});

describe('neighbours', () => {
  test.each([
    ['a', { next: 'b' }],
    ['b', { previous: 'a', next: 'c' }],
    ['c', { previous: 'b' }],
    ['z', {}],
  ])('of %s', (eisbn, expected) => {
    expect(neighboursOf(within, eisbn)).toEqual(expected);
  });
});

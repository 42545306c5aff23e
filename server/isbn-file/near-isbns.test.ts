import { expect, test } from 'vitest';
import { nearIsbns } from './near-isbns.ts';

const isbn = '9780439023481';

test.each([
  ['two neighbors swapped', '9780439024381'],
  ['a wrong digit', '9780439023431'],
  ['a wrong check digit', '978-0-439-02348-0'],
  ['a digit left out', '978043902348'],
  ['a digit doubled', '97804390234481'],
  ['an ISBN-10 with two neighbors swapped', '0439024383'],
  ['an ISBN-10 without its last digit', '043902348'],
])('%s leads back to the ISBN', (_mistake, written) => {
  expect(nearIsbns(written)).toContain(isbn);
});

test('a valid number has those with two digits swapped that differ by 5, and not itself', () => {
  expect(nearIsbns('9781616060053')).toContain('9786116060053');
  expect(nearIsbns('9781616060053')).not.toContain('9781616060053');
});

test('what is far from the length of an ISBN has none', () => {
  for (const written of ['', '978', '12345678', '978043902348123', 'Salt Roads']) {
    expect(nearIsbns(written)).toEqual([]);
  }
});

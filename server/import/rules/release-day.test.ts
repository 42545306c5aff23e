import { expect, test } from 'vitest';
import { keptReleaseDay, releaseDay } from './release-day.ts';

test.each([
  ['2027-02-09', 'available', '2027-02-09'],
  ['2027-02', 'available', '2027-02-01'],
  ['2027', '', '2027-01-01'],
  ['2027-02', 'forthcoming', '2027-02-28'],
  ['2028-02', 'forthcoming', '2028-02-29'],
  ['2027-12', 'forthcoming', '2027-12-31'],
  ['2027', 'forthcoming', '2027-12-31'],
  ['2027-02-30', 'available', null],
  ['spring 2027', 'available', null],
])('%s, %s: out on %s', (date, availability, day) => {
  expect(releaseDay(date, availability)).toBe(day);
});

test('a month is read again when the book is out, an embargo stays', () => {
  const month = { release_date: '2027-02-28', publication_date: '2027-02' };
  expect(keptReleaseDay(month, 'available')).toBe('2027-02-01');
  const embargo = { release_date: '2027-03-02', publication_date: '2027-02' };
  expect(keptReleaseDay(embargo, 'available')).toBe('2027-03-02');
});

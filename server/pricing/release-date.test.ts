import { expect, it } from 'vitest';
import { inLocale } from '../../test/in-locale.ts';
import { releaseText } from './release-date.ts';

const release = (publication_date: string, release_date: string | null = null) => ({
  availability: 'forthcoming',
  publication_date,
  release_date,
});

it.each([
  [release('2027-05-04', '2027-05-04'), 'May 4, 2027'],
  [release('2027-05', '2027-05-01'), 'May 2027'],
  [release('2027', '2027-01-01'), '2027'],
  [release('2026', '2027-01-31'), 'January 31, 2027'],
  [release('2027-13', '2027-01-01'), '2027'],
  [release(''), ''],
])('says %j as %s', (given, text) => {
  expect(releaseText(given)).toBe(text);
});

it('writes a date as the language of the texts does', () => {
  inLocale('fr', () => {
    expect(releaseText(release('2027-05-04', '2027-05-04'))).toBe('4 mai 2027');
    expect(releaseText(release('2027-05', '2027-05-01'))).toBe('mai 2027');
  });
});

import { expect, test } from 'vitest';
import { getLocale, type Locale, overwriteGetLocale } from '../../../messages/compiled/runtime.js';
import { releaseDay } from './release-day.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

test('a date is in the language of the texts around it', () => {
  const before = getLocale;
  overwriteGetLocale(() => 'fr' as Locale);
  try {
    expect(releaseDay(noon('2027-03-04'))).toBe('4 mars 2027');
    expect(releaseDay(noon('2027-05-01'))).toBe('mai 2027');
    expect(releaseDay(noon('1813-01-01'))).toBe('1813');
  } finally {
    overwriteGetLocale(before);
  }
  expect(releaseDay(noon('2027-09-04'))).toBe('Sep 4, 2027');
});

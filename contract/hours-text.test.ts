import { expect, it } from 'vitest';
import { inLocale } from '../test/in-locale.ts';
import { dayName, hoursText, specialDayName } from './hours-text.ts';

it.each([
  [[570, 1080], '9:30\u00a0am – 6\u00a0pm'],
  [[0, 720], '12\u00a0am – 12\u00a0pm'],
  [[0, 1440], 'Open 24 hours'],
  [[-1, -1], 'Closed'],
  [[600, 600], 'Closed'],
] as const)('says %j as %s', (pair, words) => {
  expect(hoursText(pair)).toBe(words);
});

it('names a special day with what it is for', () => {
  expect(specialDayName({ mon: 11, day: 26, label: 'Thanksgiving' })).toBe('November 26 (Thanksgiving)');
  expect(specialDayName({ mon: 1, day: 1, label: '' })).toBe('January 1');
});

it('writes days and times as the language of the texts does', () => {
  const range: [number, number] = [570, 1080];
  inLocale('fr', () => {
    expect(dayName(0)).toBe('lundi');
    expect(dayName(6)).toBe('dimanche');
    expect(hoursText(range)).toMatch(/^0?9:30 – 18:00$/);
    expect(specialDayName({ mon: 11, day: 26, label: '' })).toBe('26 novembre');
  });
  expect(dayName(0)).toBe('Monday');
});

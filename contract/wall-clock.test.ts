import { expect, test } from 'vitest';
import { clockTime, dayParts, isDay, wallClock } from './wall-clock.ts';

test('day and minute are those of the place, not of the server', () => {
  const at = new Date('2026-11-27T03:20:00Z');
  expect(wallClock('America/New_York', at)).toEqual({ day: '2026-11-26', minute: 1340 });
  expect(wallClock('Europe/Paris', at)).toEqual({ day: '2026-11-27', minute: 260 });
  expect(wallClock('UTC', new Date('2027-01-01T00:00:00Z'))).toEqual({ day: '2027-01-01', minute: 0 });
});

test('British Columbia and Alberta keep their clocks since 2026, whatever the rules of this Node or browser', () => {
  const clock = (at: string, zone = 'America/Vancouver') => clockTime(wallClock(zone, new Date(at)).minute);
  expect(clock('2026-01-15T20:00:00Z')).toBe('12:00');
  expect(clock('2026-07-15T20:00:00Z')).toBe('13:00');
  expect(clock('2026-11-01T08:59:00Z')).toBe('01:59');
  expect(clock('2026-11-01T09:00:00Z')).toBe('02:00');
  expect(clock('2027-01-15T20:00:00Z')).toBe('13:00');
  expect(clock('2027-07-15T20:00:00Z')).toBe('13:00');
  expect(clock('2026-01-15T20:00:00Z', 'America/Edmonton')).toBe('13:00');
  expect(clock('2026-11-01T07:59:00Z', 'America/Edmonton')).toBe('01:59');
  expect(clock('2026-11-01T08:00:00Z', 'America/Edmonton')).toBe('02:00');
  expect(clock('2027-01-15T20:00:00Z', 'America/Edmonton')).toBe('14:00');
});

test('weeks begin on Monday', () => {
  expect(dayParts('2026-11-30')).toEqual({ mon: 11, day: 30, weekday: 0 });
  expect(dayParts('2026-12-06')).toEqual({ mon: 12, day: 6, weekday: 6 });
});

test.each([
  ['2026-12-05', true],
  ['2028-02-29', true],
  ['9999-12-31', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['20261205', false],
  ['2026-12-05T00:00', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('a minute of the day as a time', () => {
  expect([0, 65, 1110, 1439].map(clockTime)).toEqual(['00:00', '01:05', '18:30', '23:59']);
});

import { expect, test } from 'vitest';
import { dayAt } from './day-at.ts';

test('the day is that of the place, not of the server', () => {
  const now = new Date('2026-11-27T03:00:00Z');
  expect(dayAt(now, 'America/New_York')).toEqual({ month: 11, day: 26, weekday: 3 });
  expect(dayAt(now, 'Europe/Paris')).toEqual({ month: 11, day: 27, weekday: 4 });
});

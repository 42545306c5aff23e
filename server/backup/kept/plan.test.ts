import { expect, test } from 'vitest';
import { nextRun } from './plan.ts';

const zone = 'America/New_York';
const next = (every: 'never' | 'day' | 'week', after: string, weekday = 0, minute = 150) =>
  nextRun({ every, weekday, minute }, zone, new Date(after))?.toISOString();

test('a daily backup is due at its time by the clock of the shop', () => {
  expect(next('day', '2027-01-10T06:00:00Z')).toBe('2027-01-10T07:30:00.000Z');
  expect(next('day', '2027-01-10T07:30:00Z')).toBe('2027-01-11T07:30:00.000Z');
  expect(next('never', '2027-01-10T06:00:00Z')).toBeUndefined();
});

test('a weekly one on its day, today only before its time', () => {
  // 2027-01-10 is a Sunday.
  expect(next('week', '2027-01-10T06:00:00Z', 6)).toBe('2027-01-10T07:30:00.000Z');
  expect(next('week', '2027-01-10T08:00:00Z', 6)).toBe('2027-01-17T07:30:00.000Z');
  expect(next('week', '2027-01-10T08:00:00Z', 2)).toBe('2027-01-13T07:30:00.000Z');
});

test('it comes once when the clocks change, also at a time that the day leaves out', () => {
  // 2:30 is left out on 2027-03-14, and comes twice on 2027-11-07.
  expect(next('day', '2027-03-13T12:00:00Z')).toBe('2027-03-14T07:30:00.000Z');
  expect(next('day', '2027-03-14T07:30:00Z')).toBe('2027-03-15T06:30:00.000Z');
  expect(next('day', '2027-11-06T12:00:00Z', 0, 90)).toBe('2027-11-07T05:30:00.000Z');
  expect(next('day', '2027-11-07T05:30:00Z', 0, 90)).toBe('2027-11-08T06:30:00.000Z');
});

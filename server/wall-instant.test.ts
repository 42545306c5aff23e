import { expect, test } from 'vitest';
import { wallInstant } from './wall-instant.ts';

test.each([
  ['2026-12-05', 18 * 60 + 30, '2026-12-05T23:30:00.000Z'],
  ['2026-07-04', 0, '2026-07-04T04:00:00.000Z'],
  ['2026-12-05', 1440, '2026-12-06T05:00:00.000Z'],
  // The night that has no half past two, and the one that has two.
  ['2027-03-14', 150, '2027-03-14T07:30:00.000Z'],
  ['2027-03-14', 600, '2027-03-14T14:00:00.000Z'],
  ['2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', 600, '2026-11-01T15:00:00.000Z'],
])('%s at minute %i in New York', (day, minute, instant) => {
  expect(wallInstant('America/New_York', day, minute).toISOString()).toBe(instant);
});

test('east of UTC, and where midnight is left out', () => {
  expect(wallInstant('Asia/Kolkata', '2026-12-05', 60).toISOString()).toBe('2026-12-04T19:30:00.000Z');
  expect(wallInstant('Africa/Cairo', '2026-04-24', 0).toISOString()).toBe('2026-04-23T22:00:00.000Z');
});

test.each([
  ['2026-10-31', '2026-10-31T17:00:00.000Z'],
  ['2026-11-01', '2026-11-01T17:00:00.000Z'],
  ['2027-03-14', '2027-03-14T17:00:00.000Z'],
])('ten in the morning of %s in British Columbia, which keeps its clocks', (day, instant) => {
  expect(wallInstant('America/Vancouver', day, 600).toISOString()).toBe(instant);
});

import { expect, it } from 'vitest';
import { nextOpening } from './next-opening.ts';
import { wallClock } from './wall-clock.ts';

const closed: [number, number] = [-1, -1];
const daily: [number, number] = [600, 1080];
const hours = {
  title: '',
  weekdays: [closed, daily, daily, daily, daily, daily, [660, 1020] as [number, number]],
  singles: [{ mon: 11, day: 26, label: 'Thanksgiving', range: closed }],
};
const at = (iso: string, given = hours) => nextOpening(given, wallClock('America/New_York', new Date(iso)));

// In November New York is five hours behind UTC: 15:00Z is 10 am.
it.each([
  ['before it opens', '2026-11-24T14:59:00Z', { day: '2026-11-24', ahead: 0, minute: 600, isNow: false }],
  ['at the minute it opens', '2026-11-24T15:00:00Z', { ahead: 0, isNow: true }],
  ['a minute before it closes', '2026-11-24T22:59:00Z', { ahead: 0, isNow: true }],
  ['at the minute it closes', '2026-11-24T23:00:00Z', { day: '2026-11-25', ahead: 1, minute: 600 }],
  ['the evening before a holiday', '2026-11-26T02:00:00Z', { day: '2026-11-27', ahead: 2 }],
  ['a day that is always closed', '2026-11-30T17:00:00Z', { day: '2026-12-01', ahead: 1, isNow: false }],
  ['the night when clocks go back', '2026-11-01T05:30:00Z', { day: '2026-11-01', ahead: 0, minute: 660 }],
])('%s', (_, iso, expected) => {
  expect(at(iso)).toMatchObject(expected);
});

it('is none without hours, and where none is in sight', () => {
  const now = '2026-11-24T15:00:00Z';
  expect(at(now, { ...hours, weekdays: [] })).toBeNull();
  expect(at(now, { ...hours, singles: [], weekdays: Array.from({ length: 7 }, () => closed) })).toBeNull();
});

it('counts hours that end after midnight until then', () => {
  const late = Array.from({ length: 7 }, () => [1080, 60] as [number, number]);
  expect(at('2026-11-25T04:59:00Z', { ...hours, singles: [], weekdays: late })).toMatchObject({
    isNow: true,
  });
});

import { expect, it } from 'vitest';
import { wallClock } from '../../../contract/wall-clock.ts';
import { openNowText } from './open-now-text.ts';

const closed: [number, number] = [-1, -1];
const daily: [number, number] = [600, 1080];
/** Closed on Mondays. */
const hours = {
  title: '',
  weekdays: [closed, daily, daily, daily, daily, daily, daily],
  singles: [{ mon: 12, day: 24, label: 'Christmas Eve', range: [600, 840] as [number, number] }],
};
const at = (time: string, of = hours) => openNowText(of, wallClock('America/New_York', new Date(time)));

// In November New York is five hours behind UTC: 15:00Z is 10 am.
it.each([
  ['2026-11-25T14:59:00Z', 'Closed now · opens today at 10\u00a0am'],
  ['2026-11-25T15:00:00Z', 'Open now · until 6\u00a0pm'],
  ['2026-11-25T23:00:00Z', 'Closed now · opens tomorrow at 10\u00a0am'],
  ['2026-11-29T23:30:00Z', 'Closed now · opens Tuesday at 10\u00a0am'],
  ['2026-12-24T16:00:00Z', 'Open now · until 2\u00a0pm'],
])('at %s it says %j', (time, said) => {
  expect(at(time)).toBe(said);
});

it('says nothing of a place without hours, and that one never closes', () => {
  expect(at('2026-11-25T15:00:00Z', { ...hours, weekdays: [] })).toBe('');
  const always = hours.weekdays.map((): [number, number] => [0, 1440]);
  expect(at('2026-11-25T05:30:00Z', { ...hours, weekdays: always, singles: [] })).toBe('Open now · 24 hours');
});

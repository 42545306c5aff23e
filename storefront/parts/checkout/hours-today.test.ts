import { expect, it } from 'vitest';
import type { Location } from '../../../contract/location.ts';
import { hoursToday } from './hours-today.ts';

const daily: [number, number] = [600, 1080];
const hours: Pick<Location, 'ws_hours'> = {
  ws_hours: {
    title: '',
    weekdays: [[-1, -1], daily, daily, daily, daily, daily, [660, 1020]],
    singles: [{ mon: 12, day: 26, label: 'Boxing Day', range: [-1, -1] }],
  },
};
const at = (iso: string, zone = 'America/Vancouver') => hoursToday(hours, new Date(iso), zone);

it('goes by the clock of the store, not of the server', () => {
  // Monday in London, still Sunday evening in Vancouver.
  expect(at('2026-06-15T03:00:00Z')).toBe('Open today 11 am – 5 pm');
  expect(at('2026-06-15T03:00:00Z', 'Europe/London')).toBe('Closed today');
});

it('knows special days', () => {
  expect(at('2026-12-26T20:00:00Z')).toBe('Closed today (Boxing Day)');
});

it('knows places that never close', () => {
  const always = {
    ws_hours: { ...hours.ws_hours, singles: [{ mon: 6, day: 14, label: '', range: [0, 1440] }] },
  };
  expect(hoursToday(always as typeof hours, new Date('2026-06-14T20:00:00Z'), 'UTC')).toBe(
    'Open 24 hours today',
  );
});

it('says nothing of places without hours', () => {
  const none = { ws_hours: { title: '', weekdays: [], singles: [] } };
  expect(hoursToday(none, new Date(), 'UTC')).toBe('');
});

import { expect, it } from 'vitest';
import type { Location } from '../../../contract/location.ts';
import { wallClock } from '../../../contract/wall-clock.ts';
import { hoursToday } from './hours-today.ts';

const daily: [number, number] = [600, 1080];
const closed: [number, number] = [-1, -1];
const hours: Pick<Location, 'ws_hours'> = {
  ws_hours: {
    title: '',
    weekdays: [closed, daily, daily, daily, daily, daily, [660, 1020]],
    singles: [
      { mon: 12, day: 24, label: 'Christmas Eve', range: [540, 840] },
      { mon: 12, day: 26, label: 'Boxing Day', range: closed },
    ],
  },
};
const at = (iso: string, zone = 'America/Vancouver') => hoursToday(hours, wallClock(zone, new Date(iso)));

it('goes by the clock of the store, not of the server', () => {
  // Monday in London, still Sunday evening in Vancouver.
  expect(at('2026-06-14T23:00:00Z')).toBe('Open today 11\u00a0am – 5\u00a0pm');
  expect(at('2026-06-14T23:00:00Z', 'Europe/London')).toBe('Opens tomorrow at 10\u00a0am');
});

it('says when it opens next, once today’s hours are over or on a day without any', () => {
  // Sunday after 5 pm: Monday is closed.
  expect(at('2026-06-15T03:00:00Z')).toBe('Opens Tuesday at 10\u00a0am');
  expect(at('2026-06-15T19:00:00Z')).toBe('Opens tomorrow at 10\u00a0am');
  // Tuesday, before it opens.
  expect(at('2026-06-16T13:00:00Z')).toBe('Open today 10\u00a0am – 6\u00a0pm');
  const holidays = Array.from({ length: 14 }, (_, i) => ({ mon: 6, day: 15 + i, label: '', range: closed }));
  const away = { ws_hours: { ...hours.ws_hours, singles: holidays } };
  expect(hoursToday(away, wallClock('UTC', new Date('2026-06-15T19:00:00Z')))).toBe(
    'Opens June 30 at 10\u00a0am',
  );
  const never = { ws_hours: { ...hours.ws_hours, weekdays: [closed, closed, closed], singles: [] } };
  expect(hoursToday(never, wallClock('UTC', new Date('2026-06-15T19:00:00Z')))).toBe('Closed today');
});

it('knows special days', () => {
  expect(at('2026-12-26T20:00:00Z')).toBe('Closed for Boxing Day. Opens tomorrow at 11\u00a0am');
  expect(at('2026-12-24T20:00:00Z')).toBe('Open today 9\u00a0am – 2\u00a0pm (Christmas Eve)');
  expect(at('2026-12-25T01:00:00Z')).toBe('Opens tomorrow at 10\u00a0am');
});

it('knows places that never close', () => {
  const always = {
    ws_hours: { ...hours.ws_hours, singles: [{ mon: 6, day: 14, label: '', range: [0, 1440] }] },
  };
  expect(hoursToday(always as typeof hours, wallClock('UTC', new Date('2026-06-14T20:00:00Z')))).toBe(
    'Open today 24 hours',
  );
});

it('says nothing of places without hours', () => {
  const none = { ws_hours: { title: '', weekdays: [], singles: [] } };
  expect(hoursToday(none, wallClock('UTC', new Date()))).toBe('');
});

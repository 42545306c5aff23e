import { expect, it } from 'vitest';
import { dayAfterKey } from './calendar-keys.ts';
import { eventFilter } from './event-paths.ts';
import { byDay, lastDayOf, monthOf, monthsBeside, weeksOf } from './month.ts';

it('begins weeks on Sunday (EVENT-028)', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(weeks).toHaveLength(5);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});

it.each([
  ['2026-02', 4, '2026-02-28'],
  ['2028-02', 5, '2028-02-29'],
  ['2026-08', 6, '2026-08-31'],
])('%s has %i weeks and ends on %s', (month, weeks, last) => {
  expect(weeksOf(month)).toHaveLength(weeks);
  expect(weeksOf(month).every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
  expect(lastDayOf(month)).toBe(last);
});

it.each(['2026-13', '2026-00', '9999-12', '0001-01', '2026', 'abc', '', null])(
  'takes today for the month %j',
  (written) => {
    expect(monthOf(written, '2026-11-26')).toBe('2026-11');
  },
);

it('has no month beyond its years', () => {
  expect(monthsBeside('2026-12')).toEqual({ previous: '2026-11', next: '2027-01' });
  expect(monthsBeside('2999-12').next).toBeNull();
  expect(monthsBeside('1970-01').previous).toBeNull();
});

it('shows an event of several days on each of them', () => {
  const sale = { date: '2026-11-30', end_date: '2026-12-02' };
  const days = byDay('2026-12', [sale]);
  expect([...days].filter(([, events]) => events.length > 0).map(([day]) => day)).toEqual([
    '2026-12-01',
    '2026-12-02',
  ]);
});

it.each([
  ['20261205', { day: '2026-12-05' }],
  ['20261301', { eventId: '20261301' }],
  ['20260229', { eventId: '20260229' }],
  ['2026-12-05', { eventId: '2026-12-05' }],
  ['12345678', { eventId: '12345678' }],
  ['42', { eventId: '42' }],
])('reads %s behind /events/ (EVENT-018, EVENT-019, EVENT-020)', (written, filter) => {
  expect(eventFilter(written)).toEqual(filter);
});

it.each([
  ['ArrowRight', '2026-12-08'],
  ['ArrowLeft', '2026-12-01'],
  ['ArrowDown', '2026-12-19'],
  ['ArrowUp', undefined],
  ['Home', '2026-12-01'],
  ['End', '2026-12-19'],
  ['a', undefined],
])('%s leads from December 5 to %s', (key, day) => {
  expect(dayAfterKey(key, ['2026-12-01', '2026-12-05', '2026-12-08', '2026-12-19'], '2026-12-05')).toBe(day);
});

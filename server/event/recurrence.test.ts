import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventInstants } from '../event-date/event-day.ts';
import { readRule, recurringDays } from './recurrence.ts';

const ny = 'America/New_York';
const days = (
  recurrence: string,
  first_day = '2026-12-05',
  more: { start_time?: string; except_days?: string[] } = {},
) =>
  recurringDays({ first_day, recurrence, start_time: '18:30', except_days: [], ...more }, ny, {
    from: '2026-12-01',
    to: '2027-03-31',
  });

test.each([
  ['FREQ=WEEKLY;COUNT=3', ['2026-12-05', '2026-12-12', '2026-12-19']],
  ['FREQ=MONTHLY;BYDAY=1SA', ['2026-12-05', '2027-01-02', '2027-02-06', '2027-03-06']],
  ['FREQ=MONTHLY;BYDAY=SA;BYSETPOS=-1', ['2026-12-26', '2027-01-30', '2027-02-27', '2027-03-27']],
  ['FREQ=MONTHLY;BYDAY=5SA', ['2027-01-30']],
  ['FREQ=MONTHLY;BYMONTHDAY=31', ['2026-12-31', '2027-01-31', '2027-03-31']],
  ['FREQ=WEEKLY;UNTIL=20261219', ['2026-12-05', '2026-12-12', '2026-12-19']],
  // Half past eleven in the evening of the 18th, in New York.
  ['FREQ=WEEKLY;UNTIL=20261219T043000Z', ['2026-12-05', '2026-12-12']],
  ['FREQ=WEEKLY;UNTIL=20261219T233000Z', ['2026-12-05', '2026-12-12', '2026-12-19']],
  ['FREQ=WEEKLY;UNTIL=20261219T170000', ['2026-12-05', '2026-12-12']],
])('%s', (rule, expected) => {
  expect(days(rule)).toEqual(expected);
});

test('leaves out the days of exceptions, and counts them all the same', () => {
  expect(days('FREQ=WEEKLY;COUNT=3', '2026-12-05', { except_days: ['2026-12-12'] })).toEqual([
    '2026-12-05',
    '2026-12-19',
  ]);
});

test('begins at the same time of day on both sides of a change of clocks', () => {
  const starts = days('FREQ=WEEKLY;COUNT=2', '2027-03-07').map((day) =>
    eventInstants(ny, {
      first_day: day,
      last_day: day,
      start_time: '18:30',
      end_time: '20:00',
    }).starts_at.toISOString(),
  );
  expect(starts).toEqual(['2027-03-07T23:30:00.000Z', '2027-03-14T22:30:00.000Z']);
});

test.each([
  'FREQ=HOURLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYDAY=6SA',
  'FREQ=WEEKLY;COUNT=2;UNTIL=20270101',
  'FREQ=WEEKLY;UNTIL=20261399',
  'FREQ=WEEKLY;FREQ=DAILY',
  'FREQ=WEEKLY;BYHOUR=3',
  'BYDAY=SA',
  'every Saturday',
])('does not read %s', (rule) => {
  expect(readRule(rule)).toBeNull();
});

test('any rule that is read ends, with rising days that fit it', () => {
  const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
  const nth = fc.constantFrom('', '1', '2', '5', '-1', '-5');
  const byDay = fc.tuple(nth, weekday).map(([n, day]) => `BYDAY=${n}${day}`);
  const some = fc.constantFrom(
    'BYMONTHDAY=31',
    'BYMONTHDAY=-1',
    'BYMONTHDAY=1,15',
    'BYMONTH=2',
    'BYMONTH=4,11',
    'BYSETPOS=-1',
  );
  const rule = fc
    .tuple(
      fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      fc.integer({ min: 1, max: 14 }),
      fc.uniqueArray(fc.oneof(byDay, some), { maxLength: 3, selector: (part) => part.split('=')[0] }),
    )
    .map(([freq, interval, more]) => [`FREQ=${freq}`, `INTERVAL=${interval}`, ...more].join(';'))
    .filter((text) => readRule(text) !== null);
  fc.assert(
    fc.property(rule, (text) => {
      const found = days(text);
      expect(found).toEqual([...new Set(found)].sort());
      const named = readRule(text)?.BYDAY?.replace(/[^A-Z]/g, '');
      const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
      for (const day of named ? found : []) {
        expect(weekdays[new Date(day).getUTCDay()]).toBe(named);
      }
    }),
  );
});

import { expect, test } from 'vitest';
import { recurrenceOf, repeatOf, repeats } from './event-repeat.ts';

test('reads each choice back from its rule, with its last day', () => {
  // 31 January 2099 is a Saturday, the fifth of its month.
  for (const day of ['2099-05-04', '2099-01-31', '2096-02-29']) {
    for (const repeat of repeats.filter((one) => one !== 'other')) {
      const until = repeat === 'once' ? '' : '2099-12-31';
      expect(repeatOf(recurrenceOf(repeat, day, until, ''), day)).toEqual({ repeat, until });
    }
  }
});

test('writes rules that calendars know', () => {
  expect(recurrenceOf('weekday', '2099-05-12', '', '')).toBe('FREQ=MONTHLY;BYDAY=2TU');
  expect(recurrenceOf('weekly', '2099-05-12', '2099-06-30', '')).toBe('FREQ=WEEKLY;BYDAY=TU;UNTIL=20990630');
});

test('a rule that ends at a moment, on whatever day that is here, stays as it is', () => {
  for (const until of ['20990701T023000Z', '20990630T183000']) {
    const rule = `FREQ=WEEKLY;BYDAY=MO;UNTIL=${until}`;
    expect(repeatOf(rule, '2099-05-04')).toEqual({ repeat: 'other', until: '' });
    expect(repeatOf(`FREQ=WEEKLY;UNTIL=${until};BYDAY=MO`, '2099-05-04').repeat).toBe('other');
    expect(recurrenceOf('other', '2099-05-04', '', rule)).toBe(rule);
  }
});

test('keeps a rule that it has no choice for', () => {
  const rule = 'FREQ=WEEKLY;BYDAY=MO,WE';
  expect(repeatOf(rule, '2099-05-04')).toEqual({ repeat: 'other', until: '' });
  expect(recurrenceOf('other', '2099-05-04', '2099-06-30', rule)).toBe(rule);
});

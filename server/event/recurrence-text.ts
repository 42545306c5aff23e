import { dayName } from '../../contract/hours-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import { readRule } from './recurrence.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** 'Every Saturday', 'Every second Tuesday of the month'; '' for an event that does not recur, and for rarer rules. */
export function recurrenceText(recurrence: string, firstDay: string): string {
  const rule = recurrence === '' ? null : readRule(recurrence);
  if (!rule) return '';
  const { FREQ, INTERVAL = '1', BYDAY, BYMONTHDAY } = rule;
  const interval = Number(INTERVAL);
  const days = (BYDAY ?? weekdays[(new Date(firstDay).getUTCDay() + 6) % 7] ?? '').split(',');
  const named = days.map((day) => dayName(weekdays.indexOf(day.slice(-2))));
  const list = new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(named);
  if (FREQ === 'DAILY' && interval === 1) return m.events_every_day();
  if (FREQ === 'WEEKLY') {
    if (interval === 1) return m.events_every_week({ days: list });
    return interval === 2 ? m.events_every_other_week({ days: list }) : '';
  }
  if (FREQ !== 'MONTHLY' || interval !== 1) return '';
  const [first = ''] = days;
  const nth = /^\+?([1-4]|-1)[A-Z]{2}$/.exec(first)?.[1];
  if (BYDAY) return nth && days.length === 1 ? ordinals[nth as keyof typeof ordinals]({ day: list }) : '';
  return BYMONTHDAY && !/^\d+$/.test(BYMONTHDAY) ? '' : m.events_every_month();
}

const ordinals = {
  1: m.events_every_first,
  2: m.events_every_second,
  3: m.events_every_third,
  4: m.events_every_fourth,
  '-1': m.events_every_last,
};

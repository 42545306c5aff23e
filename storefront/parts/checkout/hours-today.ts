import { hoursText } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import { m } from '../../../messages/compiled/messages.js';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 'Open today 10 am – 6 pm', by the clock of the store and with its special days; '' when a place gives no hours. */
export function hoursToday({ ws_hours }: Pick<Location, 'ws_hours'>, now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  const special = ws_hours.singles.find(
    (s) => s.mon === Number(part('month')) && s.day === Number(part('day')),
  );
  const range = special?.range ?? ws_hours.weekdays[week.indexOf(part('weekday'))];
  if (!range) return '';
  const hours = hoursText(range);
  const why = special?.label ?? '';
  // 'Closed' and 'Open 24 hours' are words of their own.
  if (/^\d/.test(hours))
    return why ? m.checkout_hours_open_why({ hours, why }) : m.checkout_hours_open({ hours });
  return why ? m.checkout_hours_today_why({ hours, why }) : m.checkout_hours_today({ hours });
}

import { hoursText } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import { m } from '../../../messages/compiled/messages.js';
import { dayAt } from '../location/day-at.ts';

/** 'Open today 10 am – 6 pm', by the clock of the store and with its special days; '' when a place gives no hours. */
export function hoursToday({ ws_hours }: Pick<Location, 'ws_hours'>, now: Date, timeZone: string): string {
  const { month, day, weekday } = dayAt(now, timeZone);
  const special = ws_hours.singles.find((s) => s.mon === month && s.day === day);
  const range = special?.range ?? ws_hours.weekdays[weekday];
  if (!range) return '';
  const hours = hoursText(range);
  const why = special?.label ?? '';
  // 'Closed' and 'Open 24 hours' are words of their own.
  if (/^\d/.test(hours))
    return why ? m.checkout_hours_open_why({ hours, why }) : m.checkout_hours_open({ hours });
  return why ? m.checkout_hours_today_why({ hours, why }) : m.checkout_hours_today({ hours });
}

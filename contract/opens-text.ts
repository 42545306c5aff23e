import { m } from '../messages/compiled/messages.js';
import { clockText, dayName, specialDayName } from './hours-text.ts';
import type { Opening } from './next-opening.ts';

/** 'tomorrow 10 am', 'Tuesday 10 am' or, a week ahead and later, 'January 4, 10 am'. */
export function opensText({ day, ahead, minute }: Opening): string {
  const time = clockText(minute);
  if (ahead === 0) return m.order_opens_today({ time });
  if (ahead === 1) return m.order_opens_tomorrow({ time });
  const date = new Date(day);
  if (ahead < 7) return m.order_opens_weekday({ day: dayName((date.getUTCDay() + 6) % 7), time });
  const single = { mon: date.getUTCMonth() + 1, day: date.getUTCDate(), label: '', range: closed };
  return m.order_opens_date({ day: specialDayName(single), time });
}

const closed: [number, number] = [-1, -1];

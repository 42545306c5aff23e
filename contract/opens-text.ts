import * as m from '../messages/compiled/messages.js';
import { clockText, dayName, specialDayName } from './hours-text.ts';
import type { Opening } from './next-opening.ts';
import { dayParts } from './wall-clock.ts';

/** 'tomorrow at 10 am', 'Tuesday at 10 am' or, a week ahead and later, 'January 4 at 10 am'. */
export function opensText({ day, ahead, minute }: Opening): string {
  const time = clockText(minute);
  if (ahead === 0) return m.order_opens_today({ time });
  if (ahead === 1) return m.order_opens_tomorrow({ time });
  return m.order_opens_day({ day: comingDay(day, ahead), time });
}

/** 'Tuesday' or, a week ahead and later, 'January 4'. `day`: 'YYYY-MM-DD'; `ahead`: days from today. */
export function comingDay(day: string, ahead: number): string {
  const { mon, day: dayOfMonth, weekday } = dayParts(day);
  return ahead < 7 ? dayName(weekday) : specialDayName({ mon, day: dayOfMonth, label: '' });
}

import * as m from '../messages/compiled/messages.js';
import { getLocale } from '../messages/compiled/runtime.js';
import type { Location } from './location.ts';

type Special = Location['ws_hours']['singles'][number];

/** English, for machines and the back office; Monday first, as hours are given. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const kinds = {
  weekday: { weekday: 'long' },
  day: { month: 'long', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const formats = new Map<string, Intl.DateTimeFormat>();

/** In the language of the texts: 'Closed' and 'Monday' stand side by side. `at` in milliseconds of UTC. */
function format(kind: keyof typeof kinds, at: number): string {
  const locale = getLocale();
  const key = `${locale} ${kind}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...kinds[kind], timeZone: 'UTC' });
  formats.set(key, known);
  return known.format(at);
}

/** A day of the week as shoppers read it, 0 for Monday. */
export function dayName(day: number): string {
  // The 5th of January 1970 was a Monday.
  return format('weekday', Date.UTC(1970, 0, 5 + day));
}

/** 'November 26 (Thanksgiving)'. */
export function specialDayName({ mon, day, label }: Omit<Special, 'range'>): string {
  // A leap year: special days have none.
  const name = format('day', Date.UTC(2024, mon - 1, day));
  return label ? m.order_hours_special_day({ day: name, label }) : name;
}

/** Minutes after midnight as '9:30 am', which no line breaks, and as other languages write it. */
export function clockText(minutes: number): string {
  if (!/^en\b/.test(getLocale())) return format('time', minutes * 60_000);
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const twelve = hour % 12 || 12;
  return `${twelve}${minute ? `:${String(minute).padStart(2, '0')}` : ''}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** A day from midnight to midnight, in minutes. */
const wholeDay = 1440;

const alone = { always: m.order_hours_always, closed: m.order_hours_closed };

/** '9:30 am – 6 pm'; a time of -1, and open equal to close, mean closed (001 §2). `words` for the days without times. */
export function hoursText([open, close]: readonly [number, number], words = alone): string {
  if (open === 0 && close === wholeDay) return words.always();
  if (open < 0 || close < 0 || open === close) return words.closed();
  return m.order_hours_range({ opens: clockText(open), closes: clockText(close) });
}

import type { Location } from './location.ts';

type Special = Location['ws_hours']['singles'][number];

/** Monday first, as hours are given. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'November 26 (Thanksgiving)'. */
export function specialDayName({ mon, day, label }: Special): string {
  return `${months[mon - 1]} ${day}${label && ` (${label})`}`;
}

/** Minutes after midnight as '9:30 am'. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const twelve = hour % 12 || 12;
  return `${twelve}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A day from midnight to midnight, in minutes. */
const wholeDay = 1440;

/** '9:30 am – 6 pm'; a time of -1, and open equal to close, mean closed (001 §2). */
export function hoursText([open, close]: readonly [number, number]): string {
  if (open === 0 && close === wholeDay) return 'Open 24 hours';
  return open < 0 || close < 0 || open === close ? 'Closed' : `${clock(open)} – ${clock(close)}`;
}

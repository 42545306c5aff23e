import type { Location } from './location.ts';
import { dayAfter, dayParts, type WallClock } from './wall-clock.ts';

type Hours = Location['ws_hours'];

export interface Opening {
  /** 'YYYY-MM-DD', by the clock of the location. */
  day: string;
  /** Days from now: 0 is today. */
  ahead: number;
  /** When it opens, in minutes after midnight. */
  minute: number;
  /** It is open already. */
  isNow: boolean;
}

/** How far ahead an opening is looked for. */
const mostDays = 31;
const wholeDay = 1440;

/** The opening that lasts, or the first one to come, special days included. null: no hours, or closed for a month. */
export function nextOpening(hours: Hours, clock: WallClock): Opening | null {
  if (hours.weekdays.length === 0) return null;
  for (let ahead = 0; ahead < mostDays; ahead++) {
    const day = dayAfter(clock.day, ahead);
    const range = openRange(rangeOn(hours, day));
    if (!range || (ahead === 0 && clock.minute >= range.closes)) continue;
    return { day, ahead, minute: range.opens, isNow: ahead === 0 && clock.minute >= range.opens };
  }
  return null;
}

/** The opening hours of a day ('YYYY-MM-DD') and, on a special day, what it is. null: none are given. */
export function hoursOn(hours: Hours, day: string) {
  const range = rangeOn(hours, day);
  return range && { range, isClosed: !openRange(range), label: specialOn(hours, day)?.label ?? '' };
}

/** Minutes after midnight; null when closed (001 §2). Hours that end after midnight count until midnight. */
function openRange(range: readonly [number, number] | undefined) {
  const [opens, closes] = range ?? [-1, -1];
  if (opens < 0 || closes < 0 || opens === closes) return null;
  return { opens, closes: closes > opens ? closes : wholeDay };
}

function rangeOn(hours: Hours, day: string) {
  return specialOn(hours, day)?.range ?? hours.weekdays[dayParts(day).weekday];
}

function specialOn(hours: Hours, on: string) {
  const { mon, day } = dayParts(on);
  return hours.singles.find((single) => single.mon === mon && single.day === day);
}

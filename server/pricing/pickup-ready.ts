import type { Location } from '../../contract/location.ts';

type Hours = Location['ws_hours'];

/** When a copy from the shelf can be picked up: after the usual minutes, or when the location next opens after them. */
export type Ready =
  | { kind: 'soon' }
  /** `day` as 'YYYY-MM-DD', `minute` after its midnight, both by the clock of the location. */
  | { kind: 'opening'; day: string; minute: number };

/** How far ahead an opening is looked for: a location that closes for longer promises nothing. */
const days = 31;
const dayMs = 86_400_000;
const wholeDay = 1440;

/**
 * The first moment of opening hours that is at least `minutes` after `now`, special days included. null = the location has no
 * hours, or does not open within a month. `minutes` are real ones, also in the night when the clocks change.
 */
export function pickupReady(hours: Hours, timeZone: string, now: Date, minutes: number): Ready | null {
  if (hours.weekdays.length === 0) return null;
  const earliest = wallClock(timeZone, new Date(now.getTime() + minutes * 60_000));
  for (let ahead = 0; ahead < days; ahead++) {
    const day = dayAfter(earliest.day, ahead);
    const [open, close] = rangeOn(hours, day);
    if (open === close) continue;
    const from = ahead === 0 ? earliest.minute : 0;
    if (from >= close) continue;
    return ahead === 0 && from >= open ? { kind: 'soon' } : { kind: 'opening', day, minute: open };
  }
  return null;
}

/** Whether the location is closed for all of a day ('YYYY-MM-DD'). */
export function isClosedOn(hours: Hours, day: string): boolean {
  const [open, close] = rangeOn(hours, day);
  return open === close;
}

/** 'YYYY-MM-DD' so many days later. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Minutes after midnight, [0, 0] when closed. Who closes after midnight counts as closing then. */
function rangeOn(hours: Hours, day: string): readonly [number, number] {
  const date = new Date(day);
  const [mon, dayOfMonth, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), (date.getUTCDay() + 6) % 7];
  const special = hours.singles.find((single) => single.mon === mon && single.day === dayOfMonth);
  const [open, close] = special?.range ?? hours.weekdays[weekday] ?? [-1, -1];
  if (open < 0 || close < 0 || open === close) return [0, 0];
  return [open, close > open ? close : wholeDay];
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string, at: Date): { day: string; minute: number } {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  clocks.set(timeZone, clock);
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

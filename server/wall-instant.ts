import { wallClock } from '../contract/wall-clock.ts';

const dayMs = 86_400_000;

/**
 * The instant at which a clock in a time zone shows a minute of a day ('YYYY-MM-DD'); 1440 is the midnight after it. A time that
 * comes twice is the first one; one that a change of clocks leaves out is as long after midnight as it says (RFC 5545 §3.3.5).
 */
export function wallInstant(timeZone: string, day: string, minute: number): Date {
  const wanted = Date.parse(day) + minute * 60_000;
  const before = wanted - offset(timeZone, wanted - dayMs);
  if (wanted - offset(timeZone, before) === before) return new Date(before);
  const after = wanted - offset(timeZone, wanted + dayMs);
  return new Date(wanted - offset(timeZone, after) === after ? after : before);
}

/** By how much the clock is ahead of UTC, in milliseconds. */
function offset(timeZone: string, at: number): number {
  const wall = wallClock(timeZone, new Date(at));
  return Date.parse(wall.day) + wall.minute * 60_000 - Math.floor(at / 60_000) * 60_000;
}

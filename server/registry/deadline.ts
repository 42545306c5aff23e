import { dayAfter, wallClock } from '../../contract/wall-clock.ts';
import { dayIn } from '../pricing/release-date.ts';

/** What a call gives as the deadline of a registry, as a day: '2027-05-01', or Unix seconds; null for ''. */
export function deadlineDay(given: string, timeZone: string): string | null {
  if (given === '') return null;
  return given.includes('-') ? given : dayIn(timeZone, new Date(Number(given) * 1000));
}

/** The last second of a day in a time zone, in Unix seconds (REG-026). */
export function endOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(dayAfter(day, 1));
  let at = midnight;
  // The second time, the offset is that of the night itself, which may not be that of the first guess.
  for (let i = 0; i < 2; i += 1) {
    const wall = wallClock(timeZone, new Date(at));
    at += midnight - (Date.parse(wall.day) + wall.minute * 60_000);
  }
  return at / 1000 - 1;
}

import { clockTime, wallClock, zoneAt } from './wall-clock.ts';

/** How a store writes moments: BCP 47, and an IANA name. */
interface Clock {
  language: string;
  timeZone: string;
}

/**
 * 'May 12, 2029, 6:30 PM' of Unix seconds, by the clock of the store. Server and browser may know different rules of its zone: the
 * element that shows it has `suppressHydrationWarning`, and keeps what the server says.
 */
export const momentText = (at: number, clock: Clock): string =>
  formatted(at, clock, { dateStyle: 'medium', timeStyle: 'short' });

/** The same without the time: 'May 12, 2029'. */
export const dateText = (at: number, clock: Clock): string => formatted(at, clock, { dateStyle: 'medium' });

/** '2026-03-01 10:00', which spreadsheet programs read in any language. */
export function stampText(at: number, { timeZone }: Pick<Clock, 'timeZone'>): string {
  const { day, minute } = wallClock(timeZone, new Date(at * 1000));
  return `${day} ${clockTime(minute)}`;
}

function formatted(at: number, clock: Clock, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(at * 1000);
  const timeZone = zoneAt(clock.timeZone, moment);
  return new Intl.DateTimeFormat(clock.language, { ...options, timeZone }).format(moment);
}

import { dayIn } from '../pricing/release-date.ts';

/** After the last day of a quote, by the clock of the store. */
export const isQuoteOver = (
  lastDay: string | null,
  { now, timeZone }: { now: Date; timeZone: string },
): boolean => lastDay === null || dayIn(timeZone, now) > lastDay;

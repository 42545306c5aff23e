import { dayAfter } from '../../contract/wall-clock.ts';
import type { Context } from '../context.ts';
import { dayIn } from '../pricing/release-date.ts';
import { wallInstant } from '../wall-instant.ts';
import type { EventRange } from './queries.ts';

/** Today by the clock of the store, or so many days after it. */
export const dayFromNow = ({ store, now }: Pick<Context, 'store' | 'now'>, days = 0): string =>
  dayAfter(dayIn(store.timeZone, now), days);

/** From the first moment of a day to the last of another, each 'YYYY-MM-DD'; '' or a day of other centuries is no limit. */
export function rangeOf(timeZone: string, first: string, last: string): Omit<EventRange, 'categories'> {
  const instant = (day: string, minute: number) => wallInstant(timeZone, day, minute).toISOString();
  return {
    from: isNear(first) ? instant(first, 0) : first > newest ? 'infinity' : '-infinity',
    to: isNear(last) ? instant(last, 1440) : last !== '' && last < oldest ? '-infinity' : 'infinity',
  };
}

const oldest = '1900';
const newest = '2200';
const isNear = (day: string) => day > oldest && day < newest;

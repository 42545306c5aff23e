import { dayName, hoursText, specialDayName } from '../../contract/hours-text.ts';
import type { Location } from '../../contract/location.ts';

/**
 * Opening hours as lines: 'Monday to Friday 10 am – 6 pm', 'Sunday closed', and the special days after them as the page of
 * the order has them: 'November 26 (Thanksgiving): closed'. Empty when a place has given none.
 */
export function hoursLines({ ws_hours }: Pick<Location, 'ws_hours'>): string[] {
  const lines: { from: number; to: number; hours: string }[] = [];
  ws_hours.weekdays.slice(0, 7).forEach((pair, day) => {
    const hours = inLine(pair);
    const last = lines.at(-1);
    if (last?.hours === hours) last.to = day;
    else lines.push({ from: day, to: day, hours });
  });
  if (lines.length === 0) return [];
  const week = lines.map(({ from, to, hours }) => {
    const first = dayName(from);
    if (to === from) return `${first} ${hours}`;
    return `${first} ${to === from + 1 ? 'and' : 'to'} ${dayName(to)} ${hours}`;
  });
  return [...week, ...ws_hours.singles.map((single) => `${specialDayName(single)}: ${inLine(single.range)}`)];
}

/** 'closed' within a line. */
const inLine = (pair: readonly [number, number]) => hoursText(pair).toLowerCase();

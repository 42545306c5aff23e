import { dayName, hoursText, specialDayName } from '../../contract/hours-text.ts';
import type { Location } from '../../contract/location.ts';
import * as m from '../../messages/compiled/messages.js';

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
    if (to === from) return m.order_mail_hours_day({ day: first, hours });
    const days = to === from + 1 ? m.order_mail_hours_two_days : m.order_mail_hours_days;
    return days({ first, last: dayName(to), hours });
  });
  const singles = ws_hours.singles.map((single) =>
    m.order_mail_hours_special({ day: specialDayName(single), hours: inLine(single.range) }),
  );
  return [...week, ...singles];
}

/** 'closed' within a line. */
const inLine = (pair: readonly [number, number]) =>
  hoursText(pair, { always: m.order_mail_hours_always, closed: m.order_mail_hours_closed });

import { dayName, hoursText, specialDayName } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import { dayParts } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface OpeningHoursProps {
  hours: Location['ws_hours'];
  className?: string | undefined;
  /** 'YYYY-MM-DD' by the clock of the store: its line is marked. */
  today?: string | undefined;
}

/** The week, and the special days that lie ahead. */
export function OpeningHours({ hours, className, today }: OpeningHoursProps) {
  if (hours.weekdays.length === 0) return null;
  const now = today ? dayParts(today) : null;
  const isToday = (single: { mon: number; day: number }) => single.mon === now?.mon && single.day === now.day;
  const isSpecial = hours.singles.some(isToday);
  return (
    <table className={className}>
      <caption>
        <VisuallyHidden>{hours.title || m.chrome_hours()}</VisuallyHidden>
      </caption>
      <tbody>
        {hours.weekdays.map((pair, day) => (
          <tr
            key={dayName(day)}
            data-weekday={day}
            data-today={(day === now?.weekday && !isSpecial) || undefined}
          >
            <th scope="row">{dayName(day)}</th>
            <td>{hoursText(pair)}</td>
          </tr>
        ))}
        {hours.singles.map((single) => (
          <tr
            key={`${single.mon}-${single.day}`}
            data-date={`${single.mon}-${single.day}`}
            data-today={isToday(single) || undefined}
          >
            <th scope="row">{specialDayName(single)}</th>
            <td>{hoursText(single.range)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

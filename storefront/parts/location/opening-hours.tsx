import { dayName, hoursText, specialDayName } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import { m } from '../../../messages/compiled/messages.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface OpeningHoursProps {
  hours: Location['ws_hours'];
  className?: string | undefined;
}

/** The week, and the special days that lie ahead. */
export function OpeningHours({ hours, className }: OpeningHoursProps) {
  if (hours.weekdays.length === 0) return null;
  return (
    <table className={className}>
      <caption>
        <VisuallyHidden>{hours.title || m.chrome_hours()}</VisuallyHidden>
      </caption>
      <tbody>
        {hours.weekdays.map((pair, day) => (
          <tr key={dayName(day)} data-weekday={day}>
            <th scope="row">{dayName(day)}</th>
            <td>{hoursText(pair)}</td>
          </tr>
        ))}
        {hours.singles.map((single) => (
          <tr key={`${single.mon}-${single.day}`} data-date={`${single.mon}-${single.day}`}>
            <th scope="row">{specialDayName(single)}</th>
            <td>{hoursText(single.range)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

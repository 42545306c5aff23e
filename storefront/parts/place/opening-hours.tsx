import type { Location } from '../../../contract/store.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { hoursText } from './hours.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

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
        <VisuallyHidden>{hours.title || 'Hours'}</VisuallyHidden>
      </caption>
      <tbody>
        {hours.weekdays.map((pair, day) => (
          <tr key={days[day]}>
            <th scope="row">{days[day]}</th>
            <td>{hoursText(pair)}</td>
          </tr>
        ))}
        {hours.singles.map((single) => (
          <tr key={`${single.mon}-${single.day}`}>
            <th scope="row">
              {months[single.mon - 1]} {single.day}
              {single.label && ` (${single.label})`}
            </th>
            <td>{hoursText(single.range)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

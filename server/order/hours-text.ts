import type { Location } from '../../contract/store.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours as lines: 'Monday to Friday 10 am – 6 pm', 'Sunday closed'. Empty when a place has given none. */
export function hoursLines({ ws_hours }: Location): string[] {
  const lines: { from: number; to: number; hours: string }[] = [];
  ws_hours.weekdays.slice(0, 7).forEach(([open, close], day) => {
    const hours = open < 0 || close < 0 || open === close ? 'closed' : `${clock(open)} – ${clock(close)}`;
    const last = lines.at(-1);
    if (last?.hours === hours) last.to = day;
    else lines.push({ from: day, to: day, hours });
  });
  return lines.map(({ from, to, hours }) => {
    const first = days[from] ?? '';
    if (to === from) return `${first} ${hours}`;
    return `${first} ${to === from + 1 ? 'and' : 'to'} ${days[to] ?? ''} ${hours}`;
  });
}

/** '10 am', '6:30 pm' for minutes after midnight. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const past = minutes % 60;
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''} ${half}`;
}

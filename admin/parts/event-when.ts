import type { DateLine } from '../../contract/admin/event.ts';
import { clockText } from '../../contract/hours-text.ts';
import * as m from '../../messages/compiled/messages.js';

type When = Pick<DateLine, 'first_day' | 'last_day' | 'start_time' | 'end_time'>;

/** 'Sat, May 12, 2029, 6:30 pm – 8 pm', by the clock of the store. */
export function whenText({ first_day, last_day, start_time, end_time }: When, language: string): string {
  const day = (text: string) => dayText(text, language);
  const days = first_day === last_day ? day(first_day) : `${day(first_day)} – ${day(last_day)}`;
  const times = [start_time, end_time].filter(Boolean).map(timeText).join(' – ');
  return `${days}, ${times || m.deskevent_all_day()}`;
}

/** '6:30 pm' of '18:30'. */
function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return clockText(hours * 60 + minutes);
}

/** 'Sat, May 12, 2029' of '2029-05-12'. */
export function dayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** '12 of 40 places, 3 waiting, 5 tickets'. */
export function comingText({ taken, waiting, tickets, rsvp_limit: limit }: DateLine): string {
  const parts = [
    limit === null ? taken > 0 && m.deskevent_places({ taken }) : m.deskevent_places_of({ taken, limit }),
    waiting > 0 && m.deskevent_waiting({ waiting }),
    tickets > 0 && m.deskevent_tickets({ tickets }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

import { eventPath } from '../../../contract/event-path.ts';
import { isDay } from '../../../contract/wall-clock.ts';

export const eventsPath = '/events';
/** All events, for programs that follow a calendar. */
export const feedPath = `${eventsPath}.ics`;
/** The whole month at once. */
export const calendarPath = `${eventsPath}?view=calendar`;

/** Of the tickets on the event's page. */
export const ticketsPath = (id: number): string => `${eventPath(id)}#tickets`;
/** Of the form that reserves places. */
export const rsvpPath = (id: number): string => `/rsvp/${id}`;
/** Of a day 'YYYY-MM-DD' (EVENT-016). */
export const dayPath = (day: string): string => `${eventsPath}/${day.replaceAll('-', '')}`;
export const monthPath = (month: string): string => `${calendarPath}&month=${month}`;
/** What a listing has: events to come, soonest first, or those that are over, the last one first. */
export type Listing = 'upcoming' | 'past';
export const pastPath = `${eventsPath}?view=past`;
export function eventsPagePath(page: number, listing: Listing = 'upcoming'): string {
  const first = listing === 'past' ? pastPath : eventsPath;
  return page > 1 ? `${first}${first.includes('?') ? '&' : '?'}page=${page}` : first;
}

/** What stands behind /events/: a real date of 8 digits is a day, anything else an event (EVENT-018, EVENT-019, EVENT-020). */
export function eventFilter(written: string): { day: string } | { eventId: string } {
  const day = written.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return day !== written && isDay(day) ? { day } : { eventId: written };
}

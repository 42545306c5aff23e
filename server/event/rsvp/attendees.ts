import type { Query } from '../../db/db.ts';
import { staffEventOfDate } from '../staff-events.ts';
import { type TicketHolder, ticketHolders } from '../ticket/ticket-holders.ts';
import { type Attendee, readAttendees } from './queries.ts';

/**
 * Who has tickets for a date of an event, then who has a place by RSVP, and then who waits for one, each in their order. Throws the
 * refusal `not_found`.
 */
export async function attendeesOf(
  q: Query,
  storeId: number,
  dateId: number,
): Promise<{ title: string; holders: TicketHolder[]; attendees: (Attendee & { waiting: number })[] }> {
  const { title } = await staffEventOfDate(q, storeId, dateId);
  const holders = await ticketHolders(q, storeId, dateId);
  const rows = await readAttendees(q, storeId, dateId);
  const placed = rows.filter(({ waitlisted }) => !waitlisted).length;
  /** `waiting`: their position on the waiting list, 0 for those with a place. */
  const attendees = rows.map((row, i) => ({ ...row, waiting: row.waitlisted ? i - placed + 1 : 0 }));
  return { title, holders, attendees };
}

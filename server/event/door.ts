import type { DeskGuests } from '../../contract/admin/event-guests.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { deskDate, type EventViewer } from './desk-events.ts';
import { markRsvp, markTickets } from './door-queries.ts';
import { attendeesOf } from './rsvp/attendees.ts';
import { findStaffEvent } from './staff-queries.ts';

/** Who comes to a date. Throws the refusal `not_found`. */
export async function guestsOf(
  q: Query,
  viewer: EventViewer,
  dateId: number,
  today: string,
): Promise<DeskGuests> {
  const { storeId } = viewer;
  const date = await deskDate(q, viewer, dateId);
  const { event_id, title, first_day, last_day, start_time, end_time, status, rsvp_limit } = date;
  const event = await findStaffEvent(q, storeId, event_id);
  const { holders, attendees } = await attendeesOf(q, storeId, dateId);
  return {
    ...{ event_id, title, first_day, last_day, start_time, end_time, status, rsvp_limit },
    is_over: last_day < today,
    takes_rsvps: event?.attendance === 'request',
    holders: holders.map(({ order_id: _, ...holder }) => holder),
    rsvps: attendees.map(({ waitlisted: _, ...rsvp }) => rsvp),
  };
}

/**
 * Notes that the guests of an RSVP, or the holders of an order's tickets, are there (`arrived`), or are not. Returns their name.
 *
 * @throws the refusals `not_found`, `event_cancelled`, `is_waiting` and `not_paid`.
 */
export async function markArrived(
  q: Query,
  at: EventViewer & { dateId: number; arrived: Date | null },
  who: { rsvpId: number } | { orderNumber: string },
): Promise<string> {
  const { status } = await deskDate(q, at, at.dateId);
  if (status === 'cancelled') throw refuse('event_cancelled', 'This date is canceled.');
  if ('rsvpId' in who) {
    const rsvp = await markRsvp(q, { ...at, ...who });
    if (!rsvp) throw refuse('not_found', 'This RSVP no longer exists.');
    if (rsvp.waitlisted) throw refuse('is_waiting', `${rsvp.name} is on the waiting list.`);
    return rsvp.name;
  }
  const order = await markTickets(q, { ...at, ...who });
  if (!order) throw refuse('not_found', 'This order has no tickets for this date.');
  if (!order.is_paid) throw refuse('not_paid', 'These tickets are not paid for.');
  return order.name;
}

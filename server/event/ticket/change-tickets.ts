import type { Query } from '../../db/db.ts';
import type { DatedStore } from '../date-queries.ts';
import { givenTitles } from '../given-titles.ts';
import { type StaffEvent, staffEventOfDate } from '../staff-events.ts';
import { saveEvent } from '../write.ts';
import type { GivenTicket } from './check-tickets.ts';
import { type EventTicket, readEventTickets } from './queries.ts';

/** The event that has a date, and its tickets. */
export interface TicketedEvent {
  event: StaffEvent;
  tickets: EventTicket[];
}

/** Throws the refusal `not_found`. */
export async function ticketedEvent(q: Query, storeId: number, dateId: number): Promise<TicketedEvent> {
  const event = await staffEventOfDate(q, storeId, dateId);
  return { event, tickets: await readEventTickets(q, event.id) };
}

/**
 * Puts a ticket to those of the event of a date, or gives it so many places, in a transaction of the caller. Returns the event as
 * it is now.
 *
 * @throws the refusals of `saveEvent`, and `not_found`.
 */
export const putTicket = (
  q: Query,
  store: DatedStore,
  dateId: number,
  ticket: GivenTicket,
): Promise<TicketedEvent> =>
  changeTickets(q, store, dateId, (tickets) =>
    tickets.some(({ eisbn }) => eisbn === ticket.eisbn)
      ? tickets.map((one) => (one.eisbn === ticket.eisbn ? ticket : one))
      : [...tickets, ticket],
  );

/** Takes a ticket from those of the event of a date. Throws as `putTicket` does. */
export const removeTicket = (
  q: Query,
  store: DatedStore,
  dateId: number,
  isbn: string,
): Promise<TicketedEvent> =>
  changeTickets(q, store, dateId, (tickets) => tickets.filter(({ eisbn }) => eisbn !== isbn));

async function changeTickets(
  q: Query,
  store: DatedStore,
  dateId: number,
  change: (tickets: readonly GivenTicket[]) => GivenTicket[],
): Promise<TicketedEvent> {
  const event = await staffEventOfDate(q, store.id, dateId);
  const { books, tickets } = await givenTitles(q, event.id);
  await saveEvent(q, store, event, { ...event, books, tickets: change(tickets) });
  return ticketedEvent(q, store.id, dateId);
}

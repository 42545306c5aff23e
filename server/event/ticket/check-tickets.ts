import { isTicket } from '../../../contract/goods-kind.ts';
import { refuse, refuseField } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { countTickets, lockEventTickets, readEventTickets, readTicketTitles } from './queries.ts';

/** A title that admits to an event. */
export interface GivenTicket {
  eisbn: string;
  /** How many are sold; null = as many as are wanted. */
  places: number | null;
}

const mostPlaces = 100_000;

/**
 * Refuses what cannot be sold as the tickets of an event. `titleIds`: those of `tickets`.
 *
 * @throws the refusals `tickets_sold`, `invalid_limit`, `tickets_recur`, `not_a_ticket` and `ticket_taken`.
 */
export async function checkTickets(
  q: Query,
  of: { storeId: number; eventId: number | null; recurrence: string },
  tickets: readonly GivenTicket[],
  titleIds: readonly number[],
): Promise<void> {
  if (of.eventId !== null) await checkSold(q, of.eventId, tickets, titleIds);
  if (tickets.length === 0) return;
  checkOneDate(of);
  for (const { eisbn, places } of tickets) checkPlaces(places, { eisbn, sold: 0 });
  for (const title of await readTicketTitles(q, { ...of, titleIds, now: new Date() })) {
    if (!isTicket(title)) {
      throw refuse('not_a_ticket', `${title.eisbn} is not a ticket: its binding must be Ticket.`);
    }
    if (title.is_taken) {
      throw refuse('ticket_taken', `${title.eisbn} is already the ticket of another event.`);
    }
  }
}

/** Refuses a number of places that is invalid or below the number sold (`invalid_limit`, `tickets_sold`). */
export function checkPlaces(places: number | null, { eisbn, sold }: { eisbn: string; sold: number }): void {
  if (places === null) return;
  if (!Number.isInteger(places) || places < 1 || places > mostPlaces)
    throw refuse('invalid_limit', 'Please give the number of tickets as a whole number above zero.');
  if (places < sold)
    throw refuse('tickets_sold', `${eisbn} has been sold ${sold} times: it needs at least as many places.`);
}

/** Refuses the tickets of an event that recurs (`tickets_recur`). */
export function checkOneDate({ recurrence }: { recurrence: string }): void {
  if (recurrence === '') return;
  throw refuseField(
    'tickets_recur',
    'recurrence',
    'Tickets are for one date: please make an event for each date that sells some.',
  );
}

/** What has been sold keeps its place. Locks the tickets, so that none is sold meanwhile. */
async function checkSold(
  q: Query,
  eventId: number,
  tickets: readonly GivenTicket[],
  titleIds: readonly number[],
): Promise<void> {
  await lockEventTickets(q, eventId);
  for (const { title_id, eisbn, sold } of await readEventTickets(q, eventId)) {
    if (sold === 0) continue;
    const given = tickets[titleIds.indexOf(title_id)];
    if (!given)
      throw refuse('tickets_sold', `${eisbn} has been sold (${sold}), so it stays a ticket of this event.`);
    checkPlaces(given.places, { eisbn, sold });
  }
}

/** Tickets that were given back count too: their orders speak of the event. */
export const hasSoldTickets = async (q: Query, eventId: number): Promise<boolean> =>
  (await countTickets(q, eventId)) > 0;

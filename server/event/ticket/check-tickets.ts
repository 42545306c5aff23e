import { isTicket } from '../../../contract/goods-kind.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { countTickets, readTicketTitles } from './queries.ts';

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
 * @throws the refusals `invalid_limit`, `tickets_recur`, `not_a_ticket` and `ticket_taken`.
 */
export async function checkTickets(
  q: Query,
  of: { storeId: number; eventId: number | null; recurrence: string },
  tickets: readonly GivenTicket[],
  titleIds: readonly number[],
): Promise<void> {
  if (tickets.length === 0) return;
  if (of.recurrence !== '') {
    throw refuse(
      'tickets_recur',
      'Tickets are for one date: please make an event for each date that sells some.',
    );
  }
  const isCount = ({ places }: GivenTicket) =>
    places === null || (Number.isInteger(places) && places >= 1 && places <= mostPlaces);
  if (!tickets.every(isCount)) {
    throw refuse('invalid_limit', 'Please give the number of tickets as a whole number above zero.');
  }
  for (const title of await readTicketTitles(q, { ...of, titleIds, now: new Date() })) {
    if (!isTicket(title)) {
      throw refuse('not_a_ticket', `${title.eisbn} is not a ticket: its binding must be Ticket.`);
    }
    if (title.is_taken) {
      throw refuse('ticket_taken', `${title.eisbn} is already the ticket of another event.`);
    }
  }
}

/** Tickets that were given back count too: their orders speak of the event. */
export const hasSoldTickets = async (q: Query, eventId: number): Promise<boolean> =>
  (await countTickets(q, eventId)) > 0;

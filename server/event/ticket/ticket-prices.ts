import type { Query } from '../../db/db.ts';
import { readTicketPrices, type TicketPrice } from './queries.ts';

/** What the tickets of an event cost in a store, by their ISBNs. */
export async function ticketPrices(
  q: Query,
  store: { id: number; currency: string },
  eventId: number,
): Promise<Map<string, TicketPrice>> {
  const rows = await readTicketPrices(q, store, eventId);
  return new Map(rows.map((row) => [row.eisbn, row]));
}

import { isTicket } from '../../../contract/goods-kind.ts';
import type { Query } from '../../db/db.ts';
import { type TicketPlaces, ticketPlaces } from '../../pricing/ticket-supply.ts';
import { insertTickets, lockTickets, voidLine, voidOrder } from './queries.ts';

interface WantedTickets {
  line: { id: number; binding: string; quantity: number };
}

/**
 * Takes the places that the tickets of a cart need, inside the transaction of its order: all or none (null = others were faster).
 * `issueTickets` writes them once the order has its number.
 */
export async function takePlaces(
  q: Query,
  storeId: number,
  lines: readonly WantedTickets[],
  now: Date,
): Promise<TicketPlaces[] | null> {
  const wanted = lines.map(({ line }) => line).filter(isTicket);
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  await lockTickets(q, storeId, ids);
  // A statement of its own: it sees what those who held the locks have sold.
  const places = await ticketPlaces(q, storeId, ids, now);
  const leftOf = (id: number) => {
    const sold = places.find(({ title_id }) => title_id === id);
    return sold ? (sold.left ?? Number.POSITIVE_INFINITY) : 0;
  };
  return wanted.every(({ id, quantity }) => leftOf(id) >= quantity) ? places : null;
}

/** Writes the tickets of an order for the places that were taken. They admit once it is paid. */
export async function issueTickets(
  q: Query,
  orderNumber: string,
  places: readonly TicketPlaces[],
): Promise<void> {
  if (places.length > 0) await insertTickets(q, orderNumber, places);
}

/** Voids the tickets of an order that is canceled, or was not paid. */
export const voidTickets = (q: Query, orderId: number): Promise<void> => voidOrder(q, orderId);

/** Voids so many tickets of a line that was refunded. */
export const voidTicketsOfLine = (
  q: Query,
  line: { orderId: number; position: number; quantity: number },
): Promise<void> => voidLine(q, line);

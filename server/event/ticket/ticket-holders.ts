import type { Query } from '../../db/db.ts';
import { type PaidTickets, readPaidTickets, readTicketHolders, type TicketHolder } from './queries.ts';

export type { PaidTickets, TicketHolder };

/** Who holds valid tickets for a date of a store, the first buyer first. */
export const ticketHolders = (q: Query, storeId: number, dateId: number): Promise<TicketHolder[]> =>
  readTicketHolders(q, storeId, dateId);

/** What is to be given back to the buyers of a date of a store that is canceled, the first buyer first. */
export const paidTickets = (q: Query, storeId: number, dateId: number): Promise<PaidTickets[]> =>
  readPaidTickets(q, storeId, dateId);

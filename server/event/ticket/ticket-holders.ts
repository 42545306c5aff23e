import type { Query } from '../../db/db.ts';
import { readTicketHolders, type TicketHolder } from './queries.ts';

export type { TicketHolder };

/** Who holds valid tickets for a date of a store, the first buyer first. */
export const ticketHolders = (q: Query, storeId: number, dateId: number): Promise<TicketHolder[]> =>
  readTicketHolders(q, storeId, dateId);

import type { StaffQuote } from '../../contract/admin/quote.ts';
import type { Query } from '../db/db.ts';
import { type QuoteFilter, readRequests } from './queries.ts';

/** The quote requests that the counter works on, the oldest first; with `all`, those that are over too. */
export async function quotesAtCounter(q: Query, which: QuoteFilter): Promise<StaffQuote[]> {
  const requests = await readRequests(q, which);
  return requests.map(({ placed_at, ...quote }) => ({
    ...quote,
    order_date: Math.floor(placed_at.getTime() / 1000),
  }));
}

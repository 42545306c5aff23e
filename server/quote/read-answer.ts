import type { Query } from '../db/db.ts';
import { findQuote, type QuoteRow } from './queries.ts';

export type AnsweredQuote = Pick<QuoteRow, 'valid_until' | 'note' | 'ordered_as'>;

/** The shop's answer to a quote request. An order that awaits its payment does not count yet. */
export async function readAnswer(q: Query, orderId: number): Promise<AnsweredQuote | undefined> {
  const quote = await findQuote(q, orderId);
  return quote?.is_awaiting_payment ? { ...quote, ordered_as: '' } : quote;
}

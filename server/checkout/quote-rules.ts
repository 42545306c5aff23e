import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { OpenCart } from '../cart/cart.ts';
import type { Query } from '../db/db.ts';
import { takeQuote } from '../quote/order-quote.ts';

/** Uses the quote of a cart that was ordered at its prices. Of two orders at once, from two browsers, the second is refused. */
export async function takeQuoteOf(q: Query, { quote }: OpenCart, orderNumber: string): Promise<void> {
  if (!quote?.isInEffect || (await takeQuote(q, quote.orderId, orderNumber))) return;
  throw refuse('quote_used', m.refusal_quote_used({ number: quote.orderNumber }));
}

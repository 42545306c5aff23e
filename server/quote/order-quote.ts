import type { Query } from '../db/db.ts';
import { bindCart, deleteUse, findQuoteId, insertUse } from './cart-queries.ts';
import { type QuotedLine, readQuotedLines } from './queries.ts';

/** What was quoted for, and the id to bind a cart with. */
export async function quotedGoods(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<{ quoteId: number; lines: QuotedLine[] }> {
  const quoteId = await findQuoteId(q, storeId, orderNumber);
  if (quoteId === undefined) throw new Error(`there is no quote ${orderNumber}`);
  return { quoteId, lines: await readQuotedLines(q, quoteId) };
}

/** Gives a cart that holds what was quoted the prices of the quote. */
export const bindQuote = (q: Query, cartId: number, quoteId: number): Promise<void> =>
  bindCart(q, cartId, quoteId);

/** Uses a quote for an order; false = another order has used it, or the shop has taken it back. */
export const takeQuote = (q: Query, quoteId: number, orderNumber: string): Promise<boolean> =>
  insertUse(q, quoteId, orderNumber);

/** The quote that an order has used, if any, can be ordered again. */
export const freeQuote = (q: Query, orderId: number, changedBy: string): Promise<void> =>
  deleteUse(q, orderId, changedBy);

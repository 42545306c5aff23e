import type { Offer } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';
import { findQuote, type QuotedLine, readQuotedLines } from './queries.ts';
import { isQuoteOver } from './quote-over.ts';

/** The quote that a cart is bound to. */
export interface CartQuote {
  orderId: number;
  orderNumber: string;
  /** Its prices hold: it is neither over nor used, and the cart holds what was quoted, no more and no less. */
  isInEffect: boolean;
  /** Cents; null = as the checkout computes it. */
  shipping: number | null;
  /** Cents for one copy, by `goodsKey`. */
  prices: ReadonlyMap<string, number>;
}

interface CartGoods {
  /** Of the title. */
  id: number;
  condition: string;
  quantity: number;
  notes: Record<string, unknown>;
}

const goodsKey = (id: number | null, { condition, notes }: Pick<CartGoods, 'condition' | 'notes'>) =>
  `${id} ${condition} ${JSON.stringify(notes)}`;

/** The quote of a cart with these lines; null = it is bound to none that can still be ordered. */
export async function quoteOfCart(
  q: Query,
  { quote_id }: { quote_id: number | null },
  lines: readonly CartGoods[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<CartQuote | null> {
  const quote = quote_id === null ? undefined : await findQuote(q, quote_id);
  if (!quote) return null;
  const quoted = await readQuotedLines(q, quote.order_id);
  // An order that waits for its payment has used it, and gives it back if it is not paid.
  const isFree = quote.status === 'quote_answered' || quote.is_awaiting_payment;
  const titles = new Set(quoted.map((line) => line.title_id));
  // A later cart of the same shopper has nothing to do with it.
  if (!isFree || !lines.some((line) => titles.has(line.id))) return null;
  const isOver = isQuoteOver(quote.valid_until, { now, timeZone });
  return {
    orderId: quote.order_id,
    orderNumber: quote.order_number,
    isInEffect: !isOver && holdsExactly(lines, quoted),
    shipping: quote.shipping,
    prices: new Map(quoted.map((line) => [goodsKey(line.title_id, line), line.sold_price])),
  };
}

function holdsExactly(lines: readonly CartGoods[], quoted: readonly QuotedLine[]): boolean {
  const wanted = new Map(quoted.map((line) => [goodsKey(line.title_id, line), line.quantity]));
  return (
    lines.length === wanted.size &&
    lines.every((line) => wanted.get(goodsKey(line.id, line)) === line.quantity)
  );
}

/** An offer at the price of the quote, where one is in effect. */
export function quotedOffer(offer: Offer, quote: CartQuote | null, line: CartGoods): Offer {
  const price = quote?.isInEffect ? quote.prices.get(goodsKey(line.id, line)) : undefined;
  if (price === undefined) return offer;
  const before = Math.max(offer.row_price ?? offer.price ?? price, price);
  const discount = before > price ? Math.round(((before - price) / before) * 100) : 0;
  return { ...offer, price, row_price: before, discount };
}

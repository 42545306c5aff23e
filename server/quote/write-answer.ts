import type { Query } from '../db/db.ts';
import { lockRequest, readQuotedLines, saveAnswer, saveDecline } from './queries.ts';
import { type QuoteAmounts, quoteAmounts } from './quote-amounts.ts';
import { isQuoteOver } from './quote-over.ts';
import { QuoteRefused } from './quote-refused.ts';

export interface QuoteAnswer {
  orderNumber: string;
  /** Staff of one location; null = of the whole store. */
  locationId: number | null;
  /** Cents for one copy by the position of the line; a line that is not named keeps its price. */
  prices: { position: number; price: number }[];
  /** Cents; null = as the checkout computes it. */
  shipping: number | null;
  /** 'YYYY-MM-DD' */
  validUntil: string;
  note: string;
}

interface QuotingStore {
  id: number;
  timeZone: string;
}

/** States in which the shop can still answer, or answer again. */
export const answerable = ['quote_requested', 'quote_answered'];

/** Writes the shop's prices into a quote request. Throws QuoteRefused. */
export async function writeAnswer(
  q: Query,
  store: QuotingStore,
  answer: QuoteAnswer,
  now: Date,
): Promise<{ orderId: number; before: string; answers: number; amounts: QuoteAmounts }> {
  const request = await openRequest(q, store, answer);
  const { validUntil, shipping, note } = answer;
  if (isQuoteOver(validUntil, { now, timeZone: store.timeZone }))
    throw new QuoteRefused('past_day', `${validUntil} is over: a quote is valid until today at least.`);
  const lines = await readQuotedLines(q, request.id);
  for (const { position } of answer.prices) {
    const line = lines.find((one) => one.position === position);
    if (!line)
      throw new QuoteRefused('unknown_line', `Quote ${answer.orderNumber} has no line ${position}.`, {
        position,
      });
    if (line.kind === 'gift_card')
      throw new QuoteRefused('gift_card', `Line ${position} is a gift card: it costs what is on it.`, {
        position,
      });
  }
  const prices = new Map(answer.prices.map(({ position, price }) => [position, price]));
  const amounts = quoteAmounts(lines, prices, { shipping, rates: request.tax_rates });
  const answers = await saveAnswer(q, { orderId: request.id, shipping, validUntil, note, amounts });
  return { orderId: request.id, before: request.status, answers, amounts };
}

/** Keeps what the shop wrote when it declined a request. Throws QuoteRefused. */
export async function writeDecline(
  q: Query,
  store: QuotingStore,
  { orderNumber, locationId, note }: Pick<QuoteAnswer, 'orderNumber' | 'locationId' | 'note'>,
): Promise<{ orderId: number; before: string }> {
  const request = await openRequest(q, store, { orderNumber, locationId });
  await saveDecline(q, request.id, note);
  return { orderId: request.id, before: request.status };
}

async function openRequest(
  q: Query,
  store: QuotingStore,
  { orderNumber, locationId }: Pick<QuoteAnswer, 'orderNumber' | 'locationId'>,
) {
  const request = await lockRequest(q, store.id, orderNumber);
  if (!request || (locationId !== null && request.location_id !== locationId))
    throw new QuoteRefused('not_found', `There is no quote request ${orderNumber}.`);
  if (answerable.includes(request.status)) return request;
  const state = { quote_ordered: 'has been ordered', quote_declined: 'was declined' }[request.status];
  throw new QuoteRefused('wrong_status', `Quote ${orderNumber} ${state ?? 'was canceled'} already.`);
}

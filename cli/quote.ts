import type { StaffQuote } from '../contract/admin/quote.ts';
import { phoneText } from '../contract/phone-text.ts';
import { isDay } from '../contract/wall-clock.ts';
import type { Query } from '../server/db/db.ts';
import { answerQuote, declineQuote, type QuoteDesk } from '../server/order/answer-quote.ts';
import { orderDate } from '../server/order/order-date.ts';
import { statusText } from '../server/order/order-status.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { QuoteRefused } from '../server/quote/quote-refused.ts';
import { quotesAtCounter } from '../server/quote/quotes-at-counter.ts';
import { timeZoneOf } from '../server/time-zone.ts';
import { centsOf } from './cents-of.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import { theStoreOfOrder } from './order-steps.ts';

export interface QuoteOptions {
  store?: string;
}

export interface QuoteListOptions extends QuoteOptions {
  all?: boolean;
}

/** `handsell quote list`: what waits for an answer or an order, the oldest first. */
export function quoteList(
  context: CommandContext,
  { store: called, all = false }: QuoteListOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const quotes = await quotesAtCounter(db, { storeId: store.id, all, locationId: null });
    const { print } = context.terminal;
    const count = quotes.length === 1 ? '1 quote request' : `${quotes.length} quote requests`;
    print(`${count}${all ? '' : ' to answer or to be ordered'} at ${store.name}.`);
    for (const quote of quotes) for (const line of ['', ...quoteLines(quote, store.time_zone)]) print(line);
    return 0;
  });
}

/** `handsell quote show NUMBER` */
export function quoteShow(
  context: CommandContext,
  orderNumber: string,
  { store: called }: QuoteOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await theStoreOfOrder(context, db, orderNumber, called);
    const which = { storeId: store.id, all: true, locationId: null, orderNumber };
    const [quote] = await quotesAtCounter(db, which);
    if (!quote) throw new CommandRefused(`There is no quote request ${orderNumber}.`);
    for (const line of quoteLines(quote, store.timeZone)) context.terminal.print(line);
    return 0;
  });
}

export interface QuoteAnswerOptions extends QuoteOptions {
  /** '2=12.50': the price of one copy of line 2. */
  price?: string[];
  /** Money; without it, as the checkout computes it. */
  shipping?: string;
  /** Its last day. */
  until: string;
  note?: string;
}

/** `handsell quote answer NUMBER --price 1=12.50 --shipping 8.00 --until 2027-01-31` */
export function quoteAnswer(
  context: CommandContext,
  orderNumber: string,
  options: QuoteAnswerOptions,
): Promise<ExitCode> {
  const { shipping, note = '' } = options;
  const answer = {
    orderNumber,
    locationId: null,
    prices: pricesOf(options.price ?? []),
    shipping: shipping === undefined ? null : centsOf(shipping),
    validUntil: dayOf(options.until),
    note: noteOf(note),
  };
  return changeQuote(context, orderNumber, options, async (q, desk) => {
    const { before, amounts, email, currency } = await answerQuote(q, answer, desk);
    await noteChange(q, desk.store.id, 'quote/answer', orderNumber, {
      before,
      after: 'quote_answered',
      total: amounts.total,
      valid_until: answer.validUntil,
    });
    const taxes = amounts.taxes.map((tax) => `${tax.type} ${moneyText(tax.amount, currency)}`);
    const parts = [
      `${moneyText(amounts.subtotal, currency)} for the books`,
      answer.shipping === null ? '' : `${moneyText(answer.shipping, currency)} for delivery`,
      ...taxes,
    ].filter(Boolean);
    const sentences = [
      `Quote ${orderNumber} comes to ${moneyText(amounts.total, currency)}: ${parts.join(', ')}.`,
    ];
    if (answer.shipping === null) sentences.push('Delivery is calculated at checkout.');
    sentences.push(`It is valid until ${answer.validUntil}.`);
    return [...sentences, ...mailSentence(email)].join(' ');
  });
}

export interface QuoteDeclineOptions extends QuoteOptions {
  note?: string;
}

/** `handsell quote decline NUMBER --note "It is out of print."` */
export function quoteDecline(
  context: CommandContext,
  orderNumber: string,
  options: QuoteDeclineOptions,
): Promise<ExitCode> {
  const note = noteOf(options.note ?? '');
  return changeQuote(context, orderNumber, options, async (q, desk) => {
    const { before, email } = await declineQuote(q, { orderNumber, locationId: null, note }, desk);
    const change = { before, after: 'quote_declined' };
    await noteChange(q, desk.store.id, 'quote/decline', orderNumber, change);
    return [`Quote request ${orderNumber} is declined.`, ...mailSentence(email)].join(' ');
  });
}

/** Changes a quote in one transaction with its audit entry, and prints the result. */
function changeQuote(
  context: CommandContext,
  orderNumber: string,
  { store: called }: QuoteOptions,
  change: (q: Query, desk: QuoteDesk) => Promise<string>,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await theStoreOfOrder(context, db, orderNumber, called);
    const desk = { store, by: 'command line', mailFrom: context.settings.MAIL_FROM, now: new Date() };
    const sentence = await db
      .tx((q) => change(q, desk))
      .catch((e: unknown) => {
        throw e instanceof QuoteRefused ? new CommandRefused(e.message) : e;
      });
    context.terminal.print(sentence);
    return 0;
  });
}

const mailSentence = (email: string) => (email ? [`An email is on its way to ${email}.`] : []);

function quoteLines(quote: StaffQuote, timeZone: string): string[] {
  const money = (cents: number) => moneyText(cents, quote.currency);
  const asked = orderDate(new Date(quote.order_date * 1000), timeZoneOf(timeZone), 'en-US');
  const who = [quote.name, phoneText(quote.phone), quote.email].filter(Boolean).join(', ');
  return [
    `${quote.order_number}  ${asked}  ${money(quote.total)} ${quote.currency}  ${statusText(quote.status)}`,
    `    ${who || 'Their account was deleted'}`,
    ...quote.lines.map(
      ({ position, quantity, title, eisbn, condition, price, original_price }) =>
        `    ${position}. ${quantity} × ${title} (${eisbn}${condition === 'NEW' ? '' : `, ${condition.toLowerCase()}`}) at ${money(price)}${original_price > price ? `, ${money(original_price)} before` : ''}`,
    ),
    ...(quote.shipping === null ? [] : [`    Shipping: ${money(quote.shipping)}`]),
    ...quote.taxes.map(({ type, amount }) => `    ${type}: ${money(amount)}`),
    ...(quote.message ? [`    Message: ${oneLine(quote.message)}`] : []),
    ...(quote.valid_until ? [`    Valid until ${quote.valid_until}`] : []),
    ...(quote.note ? [`    Our note: ${oneLine(quote.note)}`] : []),
    ...(quote.ordered_as ? [`    Ordered as ${quote.ordered_as}`] : []),
  ];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** '2=12.50' and so on. Throws CommandRefused. */
function pricesOf(typed: readonly string[]): { position: number; price: number }[] {
  const prices = typed.map((one) => {
    const [, position, money] = /^([1-9]\d{0,4})=(.+)$/.exec(one) ?? [];
    if (!position || !money)
      throw new CommandRefused(`--price '${one}' is not a line and its price: write it as 2=12.50.`);
    return { position: Number(position), price: centsOf(money) };
  });
  if (new Set(prices.map(({ position }) => position)).size < prices.length)
    throw new CommandRefused('A line comes twice.');
  return prices;
}

function dayOf(typed: string): string {
  if (!isDay(typed)) throw new CommandRefused(`--until '${typed}' is not a day: write it as 2027-01-31.`);
  return typed;
}

function noteOf(typed: string): string {
  if (typed.length > 2000) throw new CommandRefused('A note has at most 2000 characters.');
  return typed.trim();
}

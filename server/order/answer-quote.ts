import type { Query } from '../db/db.ts';
import { mailSender, type OrderTemplate, orderSubject } from '../mail/mail-envelope.ts';
import type { QuoteAmounts } from '../quote/quote-amounts.ts';
import { answerable, type QuoteAnswer, writeAnswer, writeDecline } from '../quote/write-answer.ts';
import type { Store } from '../store/stores.ts';
import { advanceOrder, findOrder, insertOrderMail } from './queries.ts';

/** Who answers, and with what the mail goes out. */
export interface QuoteDesk {
  store: Store;
  /** For the record: 'command line', 'staff 3'. */
  by: string;
  /** MAIL_FROM. */
  mailFrom: string;
  now: Date;
}

/**
 * Answers a quote request with the shop's prices and mails them, inside a transaction of the caller; also a second time, with other
 * prices. Throws QuoteRefused.
 */
export async function answerQuote(
  q: Query,
  answer: QuoteAnswer,
  desk: QuoteDesk,
): Promise<{ before: string; amounts: QuoteAmounts; email: string; currency: string }> {
  const { orderId, before, answers, amounts } = await writeAnswer(q, desk.store, answer, desk.now);
  const to = 'quote_answered';
  await advanceOrder(q, { orderId, from: answerable, to, changedBy: desk.by });
  const mailed = await mailAnswer(q, answer.orderNumber, desk, { template: 'quote-answered', answers });
  return { before, amounts, ...mailed };
}

/** Tells the customer that the shop has no price for a request, or takes its quote back. Throws QuoteRefused. */
export async function declineQuote(
  q: Query,
  wanted: Pick<QuoteAnswer, 'orderNumber' | 'locationId' | 'note'>,
  desk: QuoteDesk,
): Promise<{ before: string; email: string }> {
  const { orderId, before } = await writeDecline(q, desk.store, wanted);
  await advanceOrder(q, { orderId, from: answerable, to: 'quote_declined', changedBy: desk.by });
  const { email } = await mailAnswer(q, wanted.orderNumber, desk, { template: 'quote-declined' });
  return { before, email };
}

/** `email`: where it goes, '' = the customer's account was deleted. */
async function mailAnswer(
  q: Query,
  orderNumber: string,
  { store, mailFrom }: QuoteDesk,
  { template, answers }: { template: OrderTemplate; answers?: number },
): Promise<{ email: string; currency: string }> {
  const order = await findOrder(q, store.id, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  if (order.email !== '')
    await insertOrderMail(q, {
      storeId: store.id,
      orderNumber,
      template,
      sender: mailSender(mailFrom, store),
      recipient: order.email,
      subject: orderSubject(template, orderNumber, store),
      ...(answers !== undefined && { answers }),
    });
  return { email: order.email, currency: order.currency };
}

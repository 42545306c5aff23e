import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { bookSale } from '../ledger/write.ts';
import {
  countSpentCards,
  deleteSales,
  findOrderId,
  findPaidOrder,
  insertReleased,
  insertSales,
  insertVoided,
  markReturned,
  readRedeemed,
  readUnspent,
} from './order-queries.ts';
import { insertEntry } from './queries.ts';

/**
 * Makes the gift cards of a paid order due: the job mails each on its day, staff hand out the printed ones. Called again for
 * the same order, it adds nothing.
 */
export const issueGiftCards = (q: Query, orderId: number): Promise<void> => insertSales(q, orderId);

/** Books an order that was paid when it was placed, and makes its gift cards due. False = something is left to pay. */
export async function settleIfPaid(q: Query, orderNumber: string, now: Date): Promise<boolean> {
  const orderId = await findPaidOrder(q, orderNumber);
  if (orderId === undefined) return false;
  await bookSale(q, orderId, now);
  await issueGiftCards(q, orderId);
  return true;
}

/** The order that a card is given for, as goodwill. Throws `not_found`. */
export async function orderForCard(q: Query, storeId: number, orderNumber: string): Promise<number> {
  const id = await findOrderId(q, storeId, orderNumber);
  if (id === undefined) throw refuse('not_found', `There is no order ${orderNumber}.`);
  return id;
}

/** Puts back on the cards what they paid of an order that is canceled. */
export const releaseCards = (q: Query, orderId: number, changedBy: string): Promise<void> =>
  insertReleased(q, orderId, changedBy);

/**
 * Gives money of an order back to the gift cards that paid for it: to each what it paid, the last card first, and any rest to
 * the last one. A blocked card gets nothing. Returns the cents that no card got.
 */
export async function refundToCards(
  q: Query,
  refund: { id: number; orderId: number; amount: number; changedBy: string },
): Promise<number> {
  const cards = (await readRedeemed(q, refund.orderId)).filter((card) => !card.is_blocked);
  const paid = cards.reduce((sum, card) => sum + Math.max(card.paid, 0), 0);
  let left = refund.amount;
  for (const [i, card] of cards.entries()) {
    const more = i === 0 ? Math.max(refund.amount - paid, 0) : 0;
    const amount = Math.min(Math.max(card.paid, 0) + more, left);
    if (amount === 0) continue;
    const { orderId, changedBy } = refund;
    await insertEntry(q, {
      cardId: card.gift_card_id,
      kind: 'refunded',
      amount,
      orderId,
      changedBy,
      refundId: refund.id,
    });
    left -= amount;
  }
  return left;
}

/** Takes back so many of the gift cards of a line that was refunded; false = fewer of them are unused. */
export async function takeLineBack(
  q: Query,
  { orderId, position, quantity }: { orderId: number; position: number; quantity: number },
  changedBy: string,
): Promise<boolean> {
  const sales = (await readUnspent(q, orderId, position)).slice(0, quantity);
  if (sales.length < quantity) return false;
  for (const sale of sales) {
    await markReturned(q, sale.id);
    if (sale.gift_card_id !== null)
      await insertEntry(q, {
        cardId: sale.gift_card_id,
        kind: 'voided',
        amount: -sale.amount,
        orderId,
        changedBy,
      });
  }
  return true;
}

/** Whether a gift card that was bought with this order has been spent: the order can then no longer be canceled. */
export const hasSpentCards = async (q: Query, orderId: number): Promise<boolean> =>
  (await countSpentCards(q, orderId)) > 0;

/** Takes back the gift cards that were bought with an order: none is issued any more, and those issued are emptied. */
export async function takeCardsBack(q: Query, orderId: number, changedBy: string): Promise<void> {
  await deleteSales(q, orderId);
  await insertVoided(q, orderId, changedBy);
}

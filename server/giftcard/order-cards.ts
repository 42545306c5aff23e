import type { Query } from '../db/db.ts';
import { bookSale } from '../ledger/write.ts';
import {
  countSpentCards,
  deleteSales,
  findPaidOrder,
  insertReleased,
  insertSales,
  insertVoided,
  readRedeemed,
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

/** Puts back on the cards what they paid of an order that is canceled. */
export const releaseCards = (q: Query, orderId: number, changedBy: string): Promise<void> =>
  insertReleased(q, orderId, changedBy);

/**
 * Puts part of what an order was paid with back on its cards, at most what they paid; the last card first. Returns the cents
 * that went back.
 */
export async function refundToCards(
  q: Query,
  { orderId, amount, changedBy }: { orderId: number; amount: number; changedBy: string },
): Promise<number> {
  let left = amount;
  for (const { gift_card_id: cardId, paid } of await readRedeemed(q, orderId)) {
    const back = Math.min(paid, left);
    if (back <= 0) continue;
    await insertEntry(q, { cardId, kind: 'refunded', amount: back, orderId, changedBy });
    left -= back;
  }
  return amount - left;
}

/** Whether a gift card that was bought with this order has been spent: the order can then no longer be canceled. */
export const hasSpentCards = async (q: Query, orderId: number): Promise<boolean> =>
  (await countSpentCards(q, orderId)) > 0;

/** Takes back the gift cards that were bought with an order: none is issued any more, and those issued are emptied. */
export async function takeCardsBack(q: Query, orderId: number, changedBy: string): Promise<void> {
  await deleteSales(q, orderId);
  await insertVoided(q, orderId, changedBy);
}

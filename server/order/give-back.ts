import type { Query } from '../db/db.ts';
import { voidTickets } from '../event/ticket/sell-tickets.ts';
import { releaseCards, takeCardsBack } from '../giftcard/order-cards.ts';
import { giveUsesBack } from '../promotion/uses.ts';
import { freeQuote } from '../quote/order-quote.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { readHeldCopies } from './queries.ts';

interface HeldOrder {
  id: number;
  location_id: number | null;
}

/** Gives back all that an order has taken, when it is canceled or was not paid. How many copies went back on the shelf. */
export async function giveBack(q: Query, order: HeldOrder, changedBy: string): Promise<number> {
  // Cards before copies, as a checkout locks them.
  await takeCardsBack(q, order.id, changedBy);
  await releaseCards(q, order.id, changedBy);
  await voidTickets(q, order.id);
  await giveUsesBack(q, order.id);
  const returned = await settleCopies(q, order, true);
  await freeQuote(q, order.id, changedBy);
  return returned;
}

/** Ends the setting aside of copies: they leave with the customer, or go `back` on the shelf. How many went back. */
export async function settleCopies(q: Query, order: HeldOrder, back: boolean): Promise<number> {
  const copies = await readHeldCopies(q, order.id);
  if (order.location_id === null || copies.length === 0) return 0;
  await releaseStock(q, order.location_id, copies, back);
  if (!back) return 0;
  return copies.reduce((sum, c) => sum + c.quantity, 0);
}

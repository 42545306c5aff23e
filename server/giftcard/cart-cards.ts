import type { Query } from '../db/db.ts';
import { maskedNumber } from './card-number.ts';
import {
  type CartCardRow,
  deleteCartCards,
  insertRedeemed,
  lockCardsOfCart,
  moveCartCards,
  readCartCards,
} from './cart-queries.ts';

/** What each card of a cart pays, in cents, in the order in which they were added. */
export interface CardUse {
  card: CartCardRow;
  amount: number;
}

export const cardsOfCart = (q: Query, cartId: number): Promise<CartCardRow[]> => readCartCards(q, cartId);

/** Takes what is due from the cards, one after the other. A blocked card, or one of another currency, pays nothing. */
export function payWithCards(cards: readonly CartCardRow[], due: number, currency: string): CardUse[] {
  let left = due;
  return cards.map((card) => {
    const canPay = card.is_blocked || card.currency !== currency ? 0 : card.balance;
    const amount = Math.min(canPay, card.amount ?? canPay, left);
    left -= amount;
    return { card, amount };
  });
}

/** As carts list them: the whole number and the PIN are never sent back. */
export const shownCards = (uses: readonly CardUse[]) =>
  uses.map(({ card, amount }) => ({
    number: maskedNumber(card.last_four),
    amount,
    balance: card.balance,
    pin: '',
  }));

/** Locks the cards of a cart until the transaction ends: what is read of them afterwards is left on them. */
export const holdCards = (q: Query, cartId: number): Promise<void> => lockCardsOfCart(q, cartId);

/** Takes from the cards what they pay of an order. */
export async function redeemCards(q: Query, orderNumber: string, uses: readonly CardUse[]): Promise<void> {
  const used = uses.filter(({ amount }) => amount > 0);
  if (used.length > 0)
    await insertRedeemed(
      q,
      orderNumber,
      used.map(({ card, amount }) => ({ cardId: card.id, amount })),
    );
}

/** Takes the cards off a cart whose order is placed. */
export const takeCardsOffCart = (q: Query, cartId: number): Promise<void> => deleteCartCards(q, cartId);

/** Brings the cards of a guest's cart to the account's. */
export const bringCards = (q: Query, fromCartId: number, toCartId: number): Promise<void> =>
  moveCartCards(q, fromCartId, toCartId);

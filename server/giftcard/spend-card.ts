import * as m from '../../messages/compiled/messages.js';
import { countInDatabase, forgetCalls, tooManyRequests } from '../call/rate-limit.ts';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import type { Query } from '../db/db.ts';
import { hashCardNumber, hashPin, maskedNumber, readCardNumber } from './card-number.ts';
import {
  type CartCardRow,
  deleteCartCard,
  putCartCard,
  readCartCards,
  setCartCardAmount,
} from './cart-queries.ts';
import { findCard, type GiftCardRow } from './queries.ts';

/** From everywhere: a PIN has ten thousand values. */
const pinTries = { calls: 10, seconds: 60 * 60 };

/** The card with this number, checked with its PIN. Throws the refusal of a card that cannot be spent. */
export async function tryCard(ctx: Context, typed: string, pin: string): Promise<GiftCardRow> {
  const number = readCardNumber(typed);
  const { id: storeId, currency } = ctx.store;
  const card = number ? await findCard(ctx.q, storeId, hashCardNumber(storeId, number)) : undefined;
  if (!card) throw refuse('gift_card_unknown', m.giftcard_unknown());
  if (card.pin_hash !== '') {
    if (pin === '') throw refuse('gift_card_pin', m.giftcard_pin_required());
    const bucket = `gift card PIN ${card.id}`;
    const wait = await countInDatabase(ctx.q, bucket, pinTries);
    if (wait > 0) throw tooManyRequests(wait);
    if (hashPin(number, pin) !== card.pin_hash) throw refuse('gift_card_unknown', m.giftcard_unknown());
    await forgetCalls(ctx.q, bucket);
  }
  if (card.is_blocked) throw refuse('gift_card_blocked', m.giftcard_blocked());
  if (card.currency !== currency) throw refuse('gift_card_unknown', m.giftcard_unknown());
  if (card.balance === 0) throw refuse('gift_card_empty', m.giftcard_empty());
  return card;
}

/** A card of the cart, by its number or as the cart names it: '•••• 5HVA'. */
export async function findCardInCart(
  q: Query,
  storeId: number,
  cartId: number,
  called: string,
): Promise<CartCardRow | undefined> {
  const number = readCardNumber(called);
  const hash = number && hashCardNumber(storeId, number);
  const cards = await readCartCards(q, cartId);
  return cards.find((card) =>
    hash ? card.number_hash === hash : maskedNumber(card.last_four) === called.trim(),
  );
}

export const putCard = (q: Query, cartId: number, cardId: number): Promise<void> =>
  putCartCard(q, cartId, cardId);

export const setCardAmount = (q: Query, cartId: number, cardId: number, amount: number): Promise<void> =>
  setCartCardAmount(q, cartId, cardId, amount);

export const takeCardOff = (q: Query, cartId: number, cardId: number): Promise<void> =>
  deleteCartCard(q, cartId, cardId);

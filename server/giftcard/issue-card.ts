import type { Query } from '../db/db.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { hashCardNumber, hashPin, lastFourOf, newCardNumber, newPin } from './card-number.ts';
import { insertCard, insertEntry } from './queries.ts';

/** One store's number opens nothing in another's place. */
const purpose = (storeId: number) => `gift card number of store ${storeId}`;

export interface NewCard {
  storeId: number;
  currency: string;
  /** Cents. */
  amount: number;
  /** Printed on the card under a cover, and typed with its number. */
  withPin: boolean;
  note?: string;
  orderId?: number;
  /** The refund that it is issued for. */
  refundId?: number;
  changedBy?: string;
}

/** A new card with its amount on it. What is returned is the only place where number and PIN can be read. */
export async function issueCard(
  q: Query,
  secret: SecretKey,
  card: NewCard,
): Promise<{ id: number; number: string; pin: string }> {
  const number = newCardNumber();
  const pin = card.withPin ? newPin() : '';
  const id = await insertCard(q, {
    storeId: card.storeId,
    numberHash: hashCardNumber(card.storeId, number),
    numberSealed: secret.seal(purpose(card.storeId), number),
    lastFour: lastFourOf(number),
    pinHash: pin && hashPin(number, pin),
    currency: card.currency,
    note: card.note ?? '',
  });
  await insertEntry(q, {
    cardId: id,
    kind: 'issued',
    amount: card.amount,
    orderId: card.orderId ?? null,
    changedBy: card.changedBy ?? '',
    refundId: card.refundId,
  });
  return { id, number, pin };
}

/** The number of a card as it was sealed. Throws when that was done with another SECRET_KEY. */
export function openNumber(secret: SecretKey, storeId: number, sealed: string): string {
  const number = secret.open(purpose(storeId), sealed);
  if (number === null) throw new Error('the gift card was issued with another SECRET_KEY');
  return number;
}

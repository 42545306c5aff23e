import type { Query } from '../db/db.ts';
import { hashCardNumber, hashPin, lastFourOf } from './card-number.ts';
import { insertCard, insertEntry } from './queries.ts';

/** A card of a demo shop, whose number everybody may know; never one of a shop that sells. */
export interface KnownCard {
  /** As the shop stores it: 16 letters and digits. */
  number: string;
  /** '' = none. */
  pin: string;
  /** Cents that were put on it, and that have been spent of them. */
  amount: number;
  spent: number;
}

/** Issues a card whose number is not a secret. */
export async function insertKnownCard(
  q: Query,
  { storeId, currency, card }: { storeId: number; currency: string; card: KnownCard },
): Promise<void> {
  const cardId = await insertCard(q, {
    storeId,
    numberHash: hashCardNumber(storeId, card.number),
    // In the open, as it is in the documentation.
    numberSealed: card.number,
    lastFour: lastFourOf(card.number),
    pinHash: card.pin && hashPin(card.number, card.pin),
    currency,
    note: 'Demo card',
  });
  const entry = { cardId, orderId: null, changedBy: 'demo' };
  await insertEntry(q, { ...entry, kind: 'issued', amount: card.amount });
  if (card.spent > 0) await insertEntry(q, { ...entry, kind: 'redeemed', amount: -card.spent });
}
